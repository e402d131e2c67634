import { browserChanges } from '@/lib/browser-changes';

/** That the history has changed, told and heard in all tabs. */
export const { tell: historyChanged, listen: onHistoryChange } = browserChanges('ask-history');
