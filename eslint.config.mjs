import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/**
 * Who may not import whom: the "never" column of the table in README.md.
 * Only prohibitions are listed; brackets in a zone are a glob, so `[locale]` is written `?locale?`.
 */
const zones = [
  { target: './app/?locale?/**', from: ['./lib/a2a/client.ts', './lib/agent'] },
  { target: ['./app/api/a2a', './app/.well-known'], from: ['./components', './lib/queries'] },
  { target: ['./app/api/!(a2a)/**', './proxy.ts', './app/sitemap.xml/**', './app/sitemaps/**', './app/robots.ts'], from: ['./components', './lib/a2a/client.ts', './lib/agent'] },
  { target: './components', from: ['./app', './lib/queries', './lib/agent', './lib/a2a', './lib/env.ts'] },
  { target: './components/ui', from: ['./lib/skills', './lib/liturgy', './components/layout', './components/ask', './components/documents', './components/calendar', './components/directory', './components/trends', './components/connect', './components/inspector', './components/budget', './components/home'] },
  { target: './lib/queries', from: ['./app', './components'] },
  { target: ['./lib/queries/!(connection).ts', './lib/queries/!(built-in)/**'], from: ['./lib/agent'] },
  { target: './lib/agent', from: ['./app', './components', './lib/queries'] },
  { target: './lib/skills', from: ['./app', './components', './lib/a2a', './lib/queries', './lib/agent', './lib/liturgy', './lib/i18n', './lib/format.ts', './lib/env.ts'] },
  { target: './lib/a2a', from: ['./app', './components', './lib/skills', './lib/queries', './lib/agent', './lib/liturgy'] },
  { target: './lib/liturgy', from: ['./app', './components', './lib/agent', './lib/queries', './lib/a2a', './lib/skills'] },
  { target: './lib/trends', from: ['./app', './components', './lib/a2a', './lib/queries', './lib/agent', './lib/liturgy', './lib/env.ts'] },
  { target: ['./lib/i18n', './lib/format.ts', './lib/env.ts', './lib/client-address.ts'], from: ['./app', './components', './lib/a2a', './lib/skills', './lib/queries', './lib/agent', './lib/liturgy'] },
];

const config = [
  ...next,
  ...typescript,
  { ignores: ['.next/**', 'next-env.d.ts', 'playwright-report/**', 'test-results/**'] },
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'import/no-default-export': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
    },
  },
  { files: ['**/next.config.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
];

export default config;
