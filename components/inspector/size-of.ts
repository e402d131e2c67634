/** A number of bytes in a unit that can be read; thousands, as networks count. */
export function sizeOf(bytes: number): { unit: 'bytes' | 'kilobytes' | 'megabytes'; count: number } {
  if (bytes < 1000) return { unit: 'bytes', count: bytes };
  return bytes < 999_950 ? { unit: 'kilobytes', count: bytes / 1000 } : { unit: 'megabytes', count: bytes / 1_000_000 };
}
