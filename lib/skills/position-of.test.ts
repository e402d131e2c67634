import { expect, it } from 'vitest';
import { positionOf } from './position-of';

it.each([[14.59, 120.98], [0, 0], [-90, 180], [90, -180]])('%d, %d is a place', (latitude, longitude) => expect(positionOf({ latitude, longitude, more: 1 })).toEqual({ latitude, longitude }));
it.each([[91, 0], [0, 181], ['14.59', '120.98'], [14.59, undefined], [Number.NaN, 0], [null, null]])('%s, %s is none', (latitude, longitude) => expect(positionOf({ latitude, longitude })).toBeUndefined());
