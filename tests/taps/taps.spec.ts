import { testTaps } from './tap-tests.ts';

const moments = {
  unthrottled: [0, 40, 100, 200, 400],
  'slow phone': [0, 300, 800, 1500, 3000],
};

testTaps((_, speed) => moments[speed]);
