import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Composition } from './sheet.ts';

/** Longitude and latitude in degrees, east and north. */
export type Position = [longitude: number, latitude: number];

/** What part of the world a regional map shows, and what is written on it. */
export interface Region {
  centre: Position;
  /** Kilometres to the unit of the drawing. */
  kilometresPerUnit: number;
  /** Degrees between the lines of the graticule. */
  graticuleStep: number;
  scaleBarKilometres: number;
  names: readonly { text: string; at: Position; kind: 'home' | 'neighbour' | 'sea' }[];
  /** Cities to find one's way by. */
  cities: readonly { name: string; at: Position; side: 'left' | 'right' }[];
  /** Where the lines to the other offices are named, from the point at which they leave the sheet. */
  ways: Partial<Record<Country, { right: number; down: number; anchor: 'start' | 'end' }>>;
  /** The name and the distance of another office stand under each other. */
  waysInTwoLines?: boolean;
  /** Where the name of the office begins, from its mark. */
  officeName?: { right: number; down: number };
}

// The frames of India and of Central Asia end south and north of the borders that the countries there dispute: a
// picture of an office is no place to take a side, and India's law forbids some of the ways of drawing them.
const wide: Record<Country, Region> = {
  'United Kingdom': {
    centre: [1.1, 53.35],
    kilometresPerUnit: 1.86,
    graticuleStep: 2,
    scaleBarKilometres: 200,
    names: [
      { text: 'IRELAND', at: [-7.6, 52.9], kind: 'neighbour' },
      { text: 'NETHERLANDS', at: [5.55, 51.75], kind: 'neighbour' },
      { text: 'BELGIUM', at: [4.6, 50.75], kind: 'neighbour' },
      { text: 'GERMANY', at: [9, 51.2], kind: 'neighbour' },
      { text: 'FRANCE', at: [2.3, 49.75], kind: 'neighbour' },
      { text: 'NORTH SEA', at: [3.2, 55.3], kind: 'sea' },
    ],
    cities: [
      { name: 'London', at: [-0.13, 51.51], side: 'left' },
      { name: 'Birmingham', at: [-1.9, 52.48], side: 'left' },
      { name: 'Edinburgh', at: [-3.19, 55.95], side: 'right' },
    ],
    ways: {
      Uzbekistan: { right: 0, down: -12, anchor: 'end' },
      India: { right: 0, down: 24, anchor: 'end' },
    },
  },
  India: {
    centre: [78.6, 25.9],
    kilometresPerUnit: 2.85,
    graticuleStep: 4,
    scaleBarKilometres: 300,
    names: [
      { text: 'INDIA', at: [78.9, 23.9], kind: 'home' },
      { text: 'PAKISTAN', at: [69.6, 28.6], kind: 'neighbour' },
      { text: 'NEPAL', at: [83.9, 28.35], kind: 'neighbour' },
      { text: 'CHINA', at: [85.4, 30.7], kind: 'neighbour' },
    ],
    cities: [
      { name: 'Jaipur', at: [75.79, 26.91], side: 'left' },
      { name: 'Ahmedabad', at: [72.57, 23.03], side: 'right' },
      { name: 'Lucknow', at: [80.95, 26.85], side: 'right' },
      { name: 'Nagpur', at: [79.09, 21.15], side: 'right' },
      { name: 'Kolkata', at: [88.36, 22.57], side: 'left' },
    ],
    ways: {
      Uzbekistan: { right: 12, down: 4, anchor: 'start' },
      'United Kingdom': { right: -14, down: 4, anchor: 'end' },
    },
  },
  Uzbekistan: {
    centre: [64.6, 43.4],
    kilometresPerUnit: 2.85,
    graticuleStep: 4,
    scaleBarKilometres: 300,
    names: [
      { text: 'UZBEKISTAN', at: [63.2, 42.1], kind: 'home' },
      { text: 'KAZAKHSTAN', at: [67.8, 46.6], kind: 'neighbour' },
      { text: 'TURKMENISTAN', at: [59.3, 39.3], kind: 'neighbour' },
      { text: 'KYRGYZSTAN', at: [74.5, 42.3], kind: 'neighbour' },
      { text: 'TAJIKISTAN', at: [70.9, 38.7], kind: 'neighbour' },
    ],
    cities: [
      { name: 'Samarkand', at: [66.96, 39.65], side: 'left' },
      { name: 'Nukus', at: [59.61, 42.46], side: 'right' },
      { name: 'Almaty', at: [76.95, 43.24], side: 'left' },
    ],
    ways: {
      'United Kingdom': { right: 16, down: 0, anchor: 'start' },
      India: { right: -14, down: 4, anchor: 'end' },
    },
  },
};

/** On a phone: less of the land around, fewer names, the same borders. */
const narrow: Record<Country, Region> = {
  'United Kingdom': {
    centre: [1.6, 53.5],
    kilometresPerUnit: 3,
    graticuleStep: 2,
    scaleBarKilometres: 200,
    names: [
      { text: 'NORTH SEA', at: [4, 55.4], kind: 'sea' },
      { text: 'FRANCE', at: [2.6, 49.5], kind: 'neighbour' },
    ],
    cities: [
      { name: 'London', at: [-0.13, 51.51], side: 'left' },
      { name: 'Birmingham', at: [-1.9, 52.48], side: 'left' },
      { name: 'Edinburgh', at: [-3.19, 55.95], side: 'right' },
    ],
    ways: {
      Uzbekistan: { right: 0, down: -30, anchor: 'end' },
      India: { right: 0, down: 22, anchor: 'end' },
    },
    waysInTwoLines: true,
    officeName: { right: -14, down: 37 },
  },
  India: {
    centre: [77, 25.9],
    kilometresPerUnit: 3.8,
    graticuleStep: 4,
    scaleBarKilometres: 300,
    names: [{ text: 'INDIA', at: [78.6, 24], kind: 'home' }],
    cities: [
      { name: 'Jaipur', at: [75.79, 26.91], side: 'left' },
      { name: 'Ahmedabad', at: [72.57, 23.03], side: 'right' },
      { name: 'Lucknow', at: [80.95, 26.85], side: 'right' },
      { name: 'Nagpur', at: [79.09, 21.15], side: 'right' },
    ],
    ways: {
      Uzbekistan: { right: 12, down: 4, anchor: 'start' },
      'United Kingdom': { right: -14, down: 4, anchor: 'end' },
    },
    waysInTwoLines: true,
  },
  Uzbekistan: {
    centre: [67.2, 43.4],
    kilometresPerUnit: 3.8,
    graticuleStep: 4,
    scaleBarKilometres: 300,
    names: [
      { text: 'UZBEKISTAN', at: [63.2, 42.1], kind: 'home' },
      { text: 'KAZAKHSTAN', at: [68.6, 46.6], kind: 'neighbour' },
    ],
    cities: [{ name: 'Samarkand', at: [66.96, 39.65], side: 'left' }],
    ways: {
      'United Kingdom': { right: 16, down: 0, anchor: 'start' },
      India: { right: -14, down: -12, anchor: 'end' },
    },
    waysInTwoLines: true,
  },
};

export const regions: Record<Composition, Record<Country, Region>> = { wide, narrow };
