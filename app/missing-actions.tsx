'use server';

import type { ReactNode } from 'react';
import { MissingContents } from './missing-contents';

const LONGEST = 2_000;

/** What stands on a 404, drawn with its words when it is needed. @param pathname the address that was asked for, unchecked */
export async function drawMissing(pathname: unknown): Promise<ReactNode> {
  return <MissingContents pathname={typeof pathname === 'string' ? pathname.slice(0, LONGEST) : '/'} />;
}
