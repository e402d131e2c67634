import { useTranslations } from 'next-intl';

/**
 * The question box of the first page: a GET form, so it works without scripts. The question is filled in at /ask and sent there.
 * @param action path of /ask with its language
 * @param quotesEnglish the built-in agent answers, which has only the commonest topics in the page's language and quotes in English
 */
export function AskBox({ action, quotesEnglish }: { action: string; quotesEnglish: boolean }) {
  const t = useTranslations();
  return (
    <form className="composer" action={action} method="get">
      <label className="vh" htmlFor="question">{t('home.question')}</label>
      <input className="ta placeholder:text-ink-3 placeholder:opacity-100" id="question" name="q" maxLength={4000} autoComplete="off" enterKeyHint="send" placeholder={t('composer.placeholder')} />
      <div className="composer-row">
        <span className="meta flex-1 basis-48">{quotesEnglish && <>{t('ask.otherLanguages')} </>}{t('home.hint')}</span>
        <button className="btn pri" type="submit">{t('layout.ask')}</button>
      </div>
    </form>
  );
}
