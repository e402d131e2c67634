import { describe, expect, it } from 'vitest';
import { ownDocumentPath } from './own-document';

const site = 'https://explorer.example';

describe('an address of our reader', () => {
  it.each([
    ['https://explorer.example/documents/john-3', '/documents/john-3'],
    ['https://explorer.example/de/documents/john-3#v16', '/documents/john-3#v16'],
    ['https://explorer.example/documents/a%2Fb', '/documents/a%2Fb'],
  ])('%s is ours', (address, path) => {
    expect(ownDocumentPath(address, site)).toBe(path);
  });

  it.each([
    'https://explorer.example.evil/documents/john-3',
    'http://explorer.example/documents/john-3',
    'https://explorer.example/documents/a/b',
    'https://explorer.example/documents',
    'javascript:alert(1)//explorer.example/documents/x',
    '/documents/john-3',
    undefined,
    7,
  ])('%j is not', (address) => {
    expect(ownDocumentPath(address, site)).toBeUndefined();
  });
});
