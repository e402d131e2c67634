/** How a row of a worded question looks. */
export const questionRow =
  'flex w-full min-h-12 items-center justify-between gap-4 border-0 border-b border-rule bg-transparent px-0 py-2 text-start font-serif text-[1.0625rem] leading-snug text-ink hover:text-act cursor-pointer aria-disabled:text-ink-3 aria-disabled:cursor-default';
