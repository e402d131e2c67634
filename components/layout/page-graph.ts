/** A page for machines: addresses are absolute, `above` are the pages that it is a part of, outer before inner. */
export interface PageTold {
  title: string;
  description: string;
  address: string;
  picture: string;
  pageLanguage: string;
  above: readonly { name: string; address: string }[];
}

/**
 * JSON-LD of a page and the way to it (schema.org, WebPage and BreadcrumbList); untrusted strings in it are escaped where it is written.
 * @param type the kind of page: `ProfilePage`
 * @param mainEntity what the page is about
 */
export function pageGraph(type: string, told: PageTold, mainEntity: object): object {
  const { title, description, address, picture, pageLanguage, above } = told;
  const steps = [...above.map(({ name, address: item }) => ({ name, item })), { name: title }];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': type, '@id': address, url: address, name: title, description, inLanguage: pageLanguage, primaryImageOfPage: picture, mainEntity },
      { '@type': 'BreadcrumbList', itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })) },
    ],
  };
}
