import type { ExportedTurn } from './exported-turn';

/** Two answers with everything that formats trip over; for tests. */
export const hardTurns: ExportedTurn[] = [
  {
    question: 'What is 50% of {grace} & "peace"?\nSecond line', agent: { name: 'Magisterium AI', builtIn: false }, askedAt: '2026-11-30T10:00:00Z', readAt: '2026-11-30T10:00:31Z',
    body: 'One.[^1] Two [2, 3]. Code `a[1]` and [1](https://example.org/a[1]), the year [1963], unknown [9].\n\n```\nx[2]\n```\n\nEscaped \\[1\\]. End [1-3]',
    sources: [
      { number: 1, citations: [
        { document_title: 'Faith & Reason: 100% {sure}_#1 ~ $5^2 \\ end', document_author: 'Peter and Paul', document_year: '1998', document_reference: 'no. 1–2', source_url: 'https://example.org/a_b?c=1&d=%20#{x}', cited_text: 'First line.\nTY  - BOOK\nER  - ' },
        { document_title: 'Faith & Reason', document_reference: 'no. 7' },
      ] },
      { number: 2, citations: [{ document_title: '天主教教理', document_author: 'Ġwanni Pawlu II', document_year: 'c. 1992' }] },
      { number: 3, citations: [{ document_reference: 'Jn 3:16', source_url: 'javascript:alert(1)' }] },
      { number: 4, citations: [{ document_title: 'Merely found' }] },
    ],
  },
  {
    question: 'Und dann?', agent: { name: 'Built-in data', builtIn: true }, askedAt: '2026-11-30T10:05:00Z', readAt: '2026-11-30T10:05:00Z', lang: 'de',
    body: 'Eins.[1]', sources: [{ number: 1, citations: [{ document_title: 'Über die Taufe', document_author: 'Müller, Jörg', document_year: '0304' }] }],
  },
];
