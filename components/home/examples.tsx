import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';

export interface Example {
  href: string;
  text: string;
  lang?: string;
  /** What it leads to. */
  kind: string;
}

/** A few ways in, each with the word for what it leads to. */
export function Examples({ examples }: { examples: Example[] }) {
  const t = useTranslations();
  return (
    <div className="examples">
      <h2 className="rub">{t('home.forInstance')}</h2>
      <ul>
        {examples.map(({ href, text, lang, kind }) => (
          <li key={href}><Link href={href} lang={lang}>{text}</Link><span>{kind}</span></li>
        ))}
      </ul>
    </div>
  );
}
