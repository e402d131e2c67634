import { useTranslations } from 'next-intl';
import { InspectorButton } from '@/components/inspector/inspector-button';
import type { InspectorActions } from '@/components/inspector/inspector-means';
import { Link } from '@/lib/i18n/navigation';
import { AppearanceControl } from './appearance-control';
import { LanguageLinks } from './language-links';

export interface Answerer {
  kind: 'built-in' | 'magisterium' | 'other';
  name: string;
}

/** The foot of every page: who answers, where things come from, language and appearance, the inspector. `path` as for LanguageLinks. */
export function Foot({ agent, path, inspector }: { agent: Answerer; path?: string; inspector: InspectorActions }) {
  const t = useTranslations('layout');
  const words = useTranslations('inspector');
  const who = { 'built-in': () => t('builtIn'), magisterium: () => t('powered'), other: () => t('answeredBy', { name: agent.name }) };
  return (
    <footer className="foot">
      <div className="wrap">
        <span>{t('siteName')}</span>
        <span>{who[agent.kind]()}</span>
        <nav aria-label={t('footer')}>
          <Link href="/about">{t('about')}</Link>
          <Link href="/privacy">{t('privacy')}</Link>
          <Link href="/connect">{t('connect')}</Link>
        </nav>
        <InspectorButton actions={inspector} words={{ open: words('open'), failed: words('failed') }} />
      </div>
      <div className="wrap foot-choices noprint">
        <LanguageLinks label={t('language')} path={path} />
        <AppearanceControl label={t('appearance')} names={{ device: t('asDevice'), light: t('light'), sepia: t('sepia'), dark: t('dark') }} />
      </div>
    </footer>
  );
}
