'use client';

import { useEffect, useState } from 'react';
import { languageTag, localizedPath, splitPath } from '@/lib/i18n/language-tag';
import type { Locale } from '@/lib/i18n/routing';
import './globals.css';

interface Words { locale: Locale; title: string; text: string; retry: string; contents: string }

/** The root layout itself failed, and the messages with it: the words are fetched in the language of the address. */
export default function GlobalError({ retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    const { locale } = splitPath(location.pathname);
    void import(`../lib/i18n/messages/${locale}.json`).then((file: { default: { errors: Omit<Words, 'locale'> } }) => {
      setWords({ ...file.default.errors, locale });
    });
  }, []);
  return (
    <html lang={words && languageTag(words.locale)} data-theme="light">
      <body>
        <main>
          <div className="wrap">
            {words && (
              <div className="notice caution" role="alert">
                <h1 className="nt">{words.title}</h1>
                <p>{words.text}</p>
                <p className="acts">
                  <button type="button" className="btn" onClick={() => retry()}>{words.retry}</button>
                  <a className="btn" href={localizedPath('/', words.locale)}>{words.contents}</a>
                </p>
              </div>
            )}
          </div>
        </main>
      </body>
    </html>
  );
}
