import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const load = () => import('./sitemap-parts');

describe('the files that list our pages', () => {
  beforeEach(() => vi.stubEnv('SITE_URL', 'https://site.example'));
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('are all named in the index, none too long or too large, each address once and on the public origin', async () => {
    const { partName, sitemapParts, writeSitemap, writeSitemapIndex } = await load();
    const index = writeSitemapIndex();
    const parts = sitemapParts();
    expect(parts).toHaveLength(36);
    const addresses = new Set<string>();
    let count = 0;
    for (const part of parts) {
      expect(index).toContain(`<loc>https://site.example/sitemaps/${partName(part)}</loc>`);
      const file = writeSitemap(part);
      const listed = [...file.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
      expect(listed.length).toBeGreaterThan(0);
      expect(listed.length).toBeLessThan(50_000);
      expect(Buffer.byteLength(file)).toBeLessThan(50 * 1024 * 1024);
      for (const address of listed) addresses.add(address);
      count += listed.length;
    }
    expect(addresses.size).toBe(count);
    expect([...addresses].filter((address) => !address.startsWith('https://site.example/'))).toEqual([]);
    for (const address of ['/saints/jerome', '/de/popes/john-paul-ii', '/zh/dioceses/dmaml', '/documents/rerum-novarum', '/hu/documents/john-3', '/mt/documents/ccc-1324-1327', '/fr']) {
      expect(addresses).toContain(`https://site.example${address}`);
    }
    expect([...addresses].filter((address) => /\/clergy\/karol-|saved/.test(address))).toEqual([]);
  });

  it('list every page that has one address and is for search engines, and no other', async () => {
    const { writeSitemap } = await load();
    const listed = [...writeSitemap({ section: 'pages', locale: 'en' }).matchAll(/<loc>https:\/\/site\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
    const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)page\.tsx$/.test(file) && !file.includes('['))
      .filter((file) => !/index: false/.test(readFileSync(`app/[locale]/${file}`, 'utf8')))
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);
    expect(pages.length).toBeGreaterThan(10);
    expect(listed.toSorted()).toEqual(pages.toSorted());
  });

  it('list only what is there for certain where another agent answers, and our own data where readers may sign in', async () => {
    vi.stubEnv('A2A_URL', 'https://agent.example/rpc');
    expect((await load()).sitemapParts().map(({ section }) => section)).toEqual(Array.from({ length: 6 }, () => 'pages'));
    vi.resetModules();
    vi.stubEnv('A2A_OAUTH', 'on');
    expect((await load()).sitemapParts()).toHaveLength(36);
  });
});
