import type { Composition, Country, Network, Region } from '../shapes/maps.ts';

// The maps of the contact page by the countries and cities of the sample, which `npm run maps` draws. A text without a place
// here gets a default place, which may cover something: check the map.

// The frames of India and of Central Asia end south and north of the borders that the countries there dispute. A map of an
// office must not take a side, and India's law forbids some ways of drawing these borders.
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
      { name: 'London', at: [-0.13, 51.51], place: 'left' },
      { name: 'Birmingham', at: [-1.9, 52.48], place: 'above' },
      { name: 'Edinburgh', at: [-3.19, 55.95], place: 'below' },
    ],
    ways: {
      Uzbekistan: { right: 13, down: -10, anchor: 'end' },
      India: { right: 13, down: 38, anchor: 'end' },
    },
    officeName: { right: -30, down: -31 },
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
      { name: 'Jaipur', at: [75.79, 26.91], place: 'left' },
      { name: 'Ahmedabad', at: [72.57, 23.03], place: 'right' },
      { name: 'Lucknow', at: [80.95, 26.85], place: 'right' },
      { name: 'Nagpur', at: [79.09, 21.15], place: 'right' },
      { name: 'Kolkata', at: [88.36, 22.57], place: 'left' },
    ],
    ways: {
      Uzbekistan: { right: 12, down: 4, anchor: 'start', ground: 'home' },
      'United Kingdom': { right: -14, down: 4, anchor: 'end' },
    },
    scaleBar: { left: 165, bottom: 454, ground: 'home' },
    officeName: { right: -14, down: 37 },
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
    ],
    cities: [
      { name: 'Samarkand', at: [66.96, 39.65], place: 'left' },
      { name: 'Nukus', at: [59.61, 42.46], place: 'right' },
      { name: 'Almaty', at: [76.95, 43.24], place: 'left', ground: 'neighbour' },
    ],
    ways: {
      'United Kingdom': { right: 36, down: 0, anchor: 'start' },
      India: { right: -19, down: -12, anchor: 'end' },
    },
    waysInTwoLines: true,
    scaleBar: { left: 520, bottom: 36, ground: 'neighbour' },
  },
};

/** The maps for phones show less of the land around and fewer names, but the same borders. */
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
      { name: 'London', at: [-0.13, 51.51], place: { right: -3, down: 17, anchor: 'end' } },
      { name: 'Birmingham', at: [-1.9, 52.48], place: 'above' },
      { name: 'Edinburgh', at: [-3.19, 55.95], place: { right: 20, down: -7, anchor: 'start' }, ground: 'sea' },
    ],
    ways: {
      Uzbekistan: { right: 0, down: -30, anchor: 'end' },
      India: { right: 8, down: 25, anchor: 'end' },
    },
    waysInTwoLines: true,
    scaleBar: { left: 130, bottom: 50, ground: 'sea' },
    officeName: { right: -14, down: 37 },
  },
  India: {
    centre: [77, 25.9],
    kilometresPerUnit: 3.8,
    graticuleStep: 4,
    scaleBarKilometres: 300,
    names: [{ text: 'INDIA', at: [78.6, 24], kind: 'home' }],
    cities: [
      { name: 'Jaipur', at: [75.79, 26.91], place: 'left' },
      { name: 'Ahmedabad', at: [72.57, 23.03], place: 'right' },
      { name: 'Lucknow', at: [80.95, 26.85], place: 'right' },
      { name: 'Nagpur', at: [79.09, 21.15], place: 'right' },
    ],
    ways: {
      Uzbekistan: { right: 22, down: 4, anchor: 'start', ground: 'home' },
      'United Kingdom': { right: -14, down: 4, anchor: 'end' },
    },
    waysInTwoLines: true,
    scaleBar: { left: 75, bottom: 334, ground: 'home' },
    officeName: { right: -14, down: 36 },
  },
  Uzbekistan: {
    centre: [67.2, 43.4],
    kilometresPerUnit: 3.8,
    graticuleStep: 4,
    scaleBarKilometres: 300,
    names: [
      { text: 'UZBEKISTAN', at: [63.2, 42.1], kind: 'home' },
      { text: 'KAZAKHSTAN', at: [69.8, 45.6], kind: 'neighbour' },
    ],
    cities: [{ name: 'Samarkand', at: [66.96, 39.65], place: { right: 14, down: -9, anchor: 'end' } }],
    ways: {
      'United Kingdom': { right: 40, down: -6, anchor: 'start' },
      India: { right: -19, down: -12, anchor: 'end' },
    },
    waysInTwoLines: true,
    scaleBar: { left: 28, bottom: 34, ground: 'neighbour' },
  },
};

export const regions: Record<Composition, Record<Country, Region>> = { wide, narrow };

/** The wide map is for 600 px of width or more, the narrow one for phones. */
export const networks: Record<Composition, Network> = {
  wide: {
    width: 900,
    height: 600,
    letters: { office: 21, text: 18 },
    centre: [43, 43],
    radius: 590,
    names: {
      Colchester: { right: -14, down: -18, anchor: 'middle' },
      'New Delhi': { right: 0, down: 34, anchor: 'middle' },
      Tashkent: { right: -6, down: -18, anchor: 'start' },
    },
    distances: {
      'Colchester–New Delhi': { share: 0.37, right: -6, down: 20, anchor: 'end' },
      'Colchester–Tashkent': { share: 0.5, right: 6, down: -8, anchor: 'start' },
      'New Delhi–Tashkent': { share: 0.5, right: 14, down: 2, anchor: 'start' },
    },
  },
  narrow: {
    width: 390,
    height: 330,
    letters: { office: 16, text: 14 },
    centre: [45, 42],
    radius: 280,
    names: {
      Colchester: { right: 0, down: -18, anchor: 'middle' },
      'New Delhi': { right: 0, down: 26, anchor: 'middle' },
      Tashkent: { right: -6, down: -16, anchor: 'start' },
    },
    distances: {
      'Colchester–New Delhi': { share: 0.37, right: -2, down: 15, anchor: 'end' },
      'Colchester–Tashkent': { share: 0.5, right: 4, down: -7, anchor: 'start' },
      'New Delhi–Tashkent': { share: 0.5, right: 10, down: 2, anchor: 'start' },
    },
  },
};
