import { NextIntlClientProvider, useLocale, useTimeZone, type AbstractIntlMessages } from 'next-intl';
import type { ComponentType } from 'react';
import { InspectorDrawer } from './inspector-drawer';
import type { InspectorActions } from './inspector-means';

function withWords(actions: InspectorActions, words: AbstractIntlMessages): ComponentType<{ close: () => void }> {
  return function Drawer({ close }) {
    return (
      <NextIntlClientProvider locale={useLocale()} timeZone={useTimeZone()} messages={words}>
        <InspectorDrawer actions={actions} close={close} />
      </NextIntlClientProvider>
    );
  };
}

/** The drawer, ready to be shown in the language of the page. */
export async function loadDrawer(actions: InspectorActions): Promise<ComponentType<{ close: () => void }>> {
  return withWords(actions, await actions.loadWords());
}
