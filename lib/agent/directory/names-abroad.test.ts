import { describe, expect, it } from 'vitest';
import { profile } from '../testing/ask';
import { findPerson } from './clergy';
import { findDiocese } from './dioceses';
import { findPope } from './popes';
import { findSaint } from './saints';

const saint = (name: string) => findSaint(name)?.record.saint_id;
const pope = (name: string) => findPope(name)?.record.pope_id;
const see = (name: string) => findDiocese(name)?.record.source_code;

describe('names as they are written elsewhere', () => {
  it.each([
    ['stephen-of-hungary', ['Szt. István', 'Szt István', 'Saint Étienne de Hongrie', 'Étienne de Hongrie', 'Św. Stefan Węgierski']],
    ['stephen-first-martyr', ['Étienne', 'Saint Étienne']],
    ['francis-of-assisi', ["S. Francesco d'Assisi", 'S. Francesco', 'S.Francesco', 'Św. Franciszek', '聖方濟各']],
    ['anthony-of-padua', ['S. Antonio', 'Sv. Antun', 'St.Antony', 'Antony of Padua', 'Saint Antony']],
    ['martin-of-tours', ['Sv. Martin', 'S. Martino', 'Św. Marcin', 'sv Martin']],
    ['faustina-kowalska', ['Św. Faustyna', 'sw. Faustyna']],
    ['nicholas-of-myra', ['St Nick', 'Saint Nick']],
    ['agnes-of-bohemia', ['Agnes of Prague', 'Prágai Szent Ágnes']],
    ['ambrose-of-milan', ['Ambrogio', "Sant'Ambrogio", 'San Ambrosio', 'Ambroży', 'Ambrożju', 'Ambrosius von Mailand']],
    ['charles-borromeo', ['San Carlo', 'San Carlo Borromeo']],
    ['carlo-acutis', ['Carlo']],
    ['joseph-spouse-of-mary', ['Joseph husband of Mary']],
    ['therese-of-lisieux', ['利修的德兰', '利修的德蘭']],
    ['vincent-de-paul', ['Paulai Szent Vince', 'Páli Szent Vince']],
    ['joan-of-arc', ['St. Joan of Ark', 'Juana', 'Giovanna']],
    ['john-bosco', ['Jhon Bosco', 'Jon Bosco']],
  ])('are those of the saint %s', (id, names) => {
    for (const name of names) expect(saint(name), name).toBe(id);
  });

  it.each([
    ['john-paul-ii', ['若望保祿二世', '约翰·保罗二世', '约翰保罗二世', 'J.P. II', 'JP II', 'J P II', 'Jhon Paul II', 'Jon Paul II', 'John Pual II']],
    ['francis', ['教宗方濟各', 'Francis I', 'Franziskus I.', 'I. Ferenc', 'François Ier', '266th pope', 'the 266th pope', '266. Papst', '266e pape', '第266任教宗', 'papież Franciszek', 'L-Papa Franġisku']],
    ['benedict-xvi', ['本篤十六世']],
    ['linus', ['Linus I', 'Lino I']],
    ['peter', ['first pope', 'the 1st pope', 'erster Papst', 'premier pape', 'Peter I']],
    ['paul-vi', ['Pual VI', '保罗六世']],
    ['john-xxiii', ['约翰二十三世', '約翰二十三世']],
    ['leo-xiii', ['利奥十三世']],
    ['gregory-i', ['格列高利一世']],
    ['leo-xiv', ['Bob Prevost']],
  ])('are those of the pope %s', (id, names) => {
    for (const name of names) expect(pope(name), name).toBe(id);
  });

  it.each([
    ['romamo_it', ['羅馬', '羅馬教區']],
    ['taipei_tw', ['臺北']],
    ['newyor_us', ['NYC', 'New York City']],
    ['dwash', ['DC', 'D.C.', 'Washington DC', 'Washington, D.C.']],
    ['westmi_gb', ['Londres', 'Londra']],
    ['niceci_fr', ['Nizza']],
    ['dublin_ie', ['Baile Átha Cliath', 'Dublin']],
  ])('are those of the see %s', (code, names) => {
    for (const name of names) expect(see(name), name).toBe(code);
  });

  it.each(['John', 'Johannes', 'Jean', 'János', 'Ġwann', 'Juan'])('"%s" is the Evangelist and then the Baptist, before all who are named after them', (name) => {
    const hit = findSaint(name);
    expect([hit?.record, hit?.alternates[0]].map((one) => one?.saint_id)).toEqual(['john-the-evangelist', 'john-the-baptist']);
  });

  it('that are nobody\'s stay so: a number below zero or beyond the list, a letter, a slip in a place behind "Saint"', () => {
    for (const name of ['Benedict -1', '300th pope', 'Pope 16', '16', 'Francis 0', 'Linus II']) expect(pope(name), name).toBeUndefined();
    for (const name of ["o'", 'o', 'x']) expect([findPerson(name), findPope(name), findSaint(name), findDiocese(name)], name).toEqual([undefined, undefined, undefined, undefined]);
    for (const name of ['Saint Karen', 'San Marzano', 'Jhon', 'Pual']) expect(saint(name), name).toBeUndefined();
    for (const name of ['Saint Goretii', 'Saint Kolbbe', 'Saint Frasati', 'Saint Acutsi', 'Saint Escriba']) expect(saint(name), name).toBeDefined();
  });

  it('are marked where a "San" with one name meets it only in a longer one', async () => {
    expect(await profile('saint_lookup', 'San Nelsinho')).toMatchObject({ saint_id: 'nelsinho-santana', nearest_to: 'San Nelsinho' });
    for (const name of ['San Bernardo', 'Szent Kateri', 'San Francesco', 'Nelsinho Santana', 'Saint Nelsinho']) expect((await profile('saint_lookup', name)).nearest_to, name).toBeUndefined();
  });
});
