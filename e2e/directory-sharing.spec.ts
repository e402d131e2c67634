import { readFileSync } from 'node:fs';
import { expect, faultsOf, test } from './reader';

const SITE = 'http://localhost:3210';

test.describe('a profile that is shared', () => {
  test('has one address, one name and one picture however its link was written (O-54)', async ({ page, request }) => {
    for (const written of ['/saints/jerome', '/saints/jerome?utm_source=x', '/saints/jerome/', '/saints/JEROME']) {
      await page.goto(written);
      await expect(page).toHaveTitle('Jerome of Stridon · Magisterium Explorer');
      await expect(page.locator('link[rel=canonical]'), written).toHaveAttribute('href', `${SITE}/saints/jerome`);
      await expect(page.locator('meta[property="og:url"]'), written).toHaveAttribute('content', `${SITE}/saints/jerome`);
      await expect(page.locator('meta[property="og:image"]'), written).toHaveAttribute('content', `${SITE}/preview/saints/jerome?lang=en`);
      await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(7);
    }
    for (const path of ['saints/jerome', 'clergy/luis-antonio-tagle', 'popes/john-paul-ii', 'dioceses/dmaml']) {
      const pictures = await Promise.all(['en', 'zh'].map((lang) => request.get(`/preview/${path}?lang=${lang}`)));
      for (const picture of pictures) {
        expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/png']);
        const bytes = await picture.body();
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      }
      expect((await pictures[0]?.body())?.equals(await pictures[1]?.body() ?? Buffer.alloc(0)), path).toBe(false);
    }
  });

  test('says to machines who or what it is, in the page’s language', async ({ page }) => {
    const told = async (path: string) => {
      await page.goto(path);
      return (JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as { '@graph': { mainEntity: Record<string, unknown> }[] })['@graph'][0]?.mainEntity;
    };
    expect(await told('/de/popes/john-paul-ii')).toMatchObject({ '@type': 'Person', name: 'Johannes Paul II.', birthDate: '1920-05-18', deathDate: '2005-04-02', mainEntityOfPage: `${SITE}/de/popes/john-paul-ii` });
    expect(await told('/dioceses/dmaml')).toMatchObject({ '@type': 'Organization', name: 'Archdiocese of Manila', foundingDate: '1579-02-06', address: { addressCountry: 'PH' } });
  });

  test('is taken along as a QR code, data, a card and a citation', async ({ page, request }) => {
    await page.goto('/dioceses/dmaml');
    const main = page.getByRole('main');
    await main.getByText('QR code', { exact: true }).click();
    const code = main.getByRole('img', { name: 'QR code of this page’s address' });
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);
    await main.getByText('Cite this page').click();
    await expect(main.getByText(`“Archdiocese of Manila”, Magisterium Explorer, Built-in data, read`)).toContainText(`${SITE}/dioceses/dmaml`);
    expect(await faultsOf(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), main.getByRole('link', { name: 'Download the data (JSON)' }).click()]);
    expect(download.suggestedFilename()).toBe('dmaml.json');
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ directory: 'dioceses', id: 'dmaml', agent: 'built-in', page: `${SITE}/dioceses/dmaml`, profile: { primary_name: 'Archdiocese of Manila' } });
    const card = await request.get('/de/dioceses/dmaml.vcf');
    expect(card.headers()['content-type']).toContain('text/vcard');
    expect((await card.text()).replaceAll('\r\n ', '')).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\nKIND:org\r\nFN:Archdiocese of Manila\r\n[^]*SOURCE:http:\/\/localhost:3210\/de\/dioceses\/dmaml\r\n/);
    for (const missing of ['/saints/no-such-saint-zzz.json', '/saints/jerome.vcf']) expect((await request.get(missing)).status(), missing).toBe(404);
  });

  for (const path of ['/saints/catherine-of-siena', '/clergy/luis-antonio-tagle', '/popes/benedict-xvi', '/de/dioceses/dworc']) {
    test(`${path} prints on one page`, async ({ page }) => {
      await page.goto(path);
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    });
  }

  test('is in a list for search engines, which names pages that are there', async ({ request }) => {
    const index = await (await request.get('/sitemap.xml')).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(parts).toContain(`${SITE}/sitemaps/saints-mt.xml`);
    const part = await request.get(parts.find((address) => address.endsWith('/popes-hu.xml')) ?? '/none');
    expect([part.status(), part.headers()['content-type']]).toEqual([200, expect.stringContaining('xml')]);
    const addresses = [...(await part.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(addresses).toHaveLength(267);
    expect((await request.get(addresses[100] ?? '/none')).status()).toBe(200);
    expect((await request.get('/sitemaps/nothing.xml')).status()).toBe(404);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a profile is handed to the phone’s own sheet, with its address', async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: async (given: object) => Object.assign(window, { shared: given }) }));
    await page.goto('/de/saints/jerome?utm_source=x');
    await page.getByRole('button', { name: 'Teilen' }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({ title: 'Hl. Hieronymus', url: `${SITE}/de/saints/jerome` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('what the directories know of each other', () => {
  test('is a way from page to page: see, bishop, metropolitan, province; pope, saints, documents, cardinals', async ({ page }) => {
    await page.goto('/dioceses/dmaml');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Jose Advincula' }).first().click();
    await expect(page).toHaveURL('/clergy/jose-advincula');
    await main.getByRole('link', { name: 'Archdiocese of Manila' }).first().click();
    await expect(page).toHaveURL('/dioceses/dmaml');
    await page.goto('/popes/leo-xiii');
    await main.getByText(/documents in the library/).click();
    await main.getByRole('link', { name: 'Rerum Novarum' }).click();
    await expect(page).toHaveURL('/documents/rerum-novarum');
    await page.goto('/popes/pius-ii');
    await expect(main.getByRole('list', { name: 'Canonised in this pontificate' }).getByRole('link', { name: 'Catherine of Siena' })).toHaveAttribute('href', '/saints/catherine-of-siena');
    await page.goto('/popes/john-paul-ii');
    await expect(main.getByRole('list', { name: 'In order of time' }).getByRole('listitem').filter({ hasText: '16 October 1978' })).toContainText('aged 58');
    await expect(main).toContainText('ages reckoned here from the dates');
  });
});
