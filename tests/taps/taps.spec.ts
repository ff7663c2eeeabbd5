import { testTaps } from './tap-tests.ts';

const moments = {
  unthrottled: [0, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 700, 850, 1000, 1250, 1500, 2000, 2500, 3000],
  'slow phone': [
    0, 100, 200, 300, 400, 500, 650, 800, 1000, 1200, 1400, 1700, 2000, 2400, 2800, 3300, 3800, 4500, 5200, 6000,
  ],
};

testTaps((_, speed) => [...moments[speed], 'at hydration', 'across it']);
