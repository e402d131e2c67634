import { expect, it } from 'vitest';
import { isLoopback } from './loopback';

it.each(['http://localhost:3000/', 'http://127.0.0.1/', 'http://[::1]:80/'])('%s is plain http on this machine', (address) => expect(isLoopback(new URL(address))).toBe(true));

it.each(['https://localhost/', 'http://localhost.evil.example/', 'http://127.0.0.1.evil.example/', 'http://10.0.0.1/', 'ftp://localhost/'])('%s is not', (address) => expect(isLoopback(new URL(address))).toBe(false));
