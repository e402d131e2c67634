import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

/** Writes public/sw.js: the service worker of the build that .next holds. Run after `next build`, as `npm run build` does. */
const version = readFileSync('.next/BUILD_ID', 'utf8').trim();

await build({
  entryPoints: ['lib/offline/worker.ts'],
  outfile: 'public/sw.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'inline',
  define: { BUILD: JSON.stringify(version), 'process.env.NODE_ENV': '"production"', 'self.__SW_MANIFEST': '[]' },
});
