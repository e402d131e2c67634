import { useTranslations } from 'next-intl';
import { safeExternalUrl } from '@/components/ui/safe-url';
import type { AgentFile } from '@/lib/skills/skill';

/** A name without path, control or direction characters, so that it says what it is. */
function plainName(name: string): string {
  const cleaned = name.replace(/^.*[\\/]/, '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim().slice(0, 120);
  return cleaned || 'file';
}

/** Files an agent sent: named downloads. Whatever type they claim, the browser is told to save them, never to show them. */
export function FileDownloads({ files }: { files: AgentFile[] }) {
  const t = useTranslations('files');
  const offered = files.flatMap((file) => {
    const href = file.bytes ? `data:application/octet-stream;base64,${file.bytes}` : safeExternalUrl(file.uri);
    return href ? [{ href, name: plainName(file.name), type: file.mimeType }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <section className="block">
      <h2 className="rub">{t('title')}</h2>
      <ul className="plain">
        {offered.map((file) => (
          <li key={file.href.slice(0, 80) + file.name}>
            <a className="n" href={file.href} download={file.name} rel="noopener noreferrer">{file.name}</a>
            <span className="s">{file.type ?? t('unknownType')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
