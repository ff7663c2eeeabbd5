import { plant, ratios } from './scheme.ts';
import { at, busbar, x } from './scheme-layout.ts';

/** The lettering of the bay: names, ratings and ratios of its devices. */
export function BayLettering() {
  const { transformer, feeder } = plant;
  const beside = x - 18;
  const names = [
    ['QA1', 137, beside],
    ['QA2', 373, beside],
    ['QA3', 513, beside],
  ] as const;
  const words = [
    [`${ratios.high}/1`, at.highCts[0] + 5, beside],
    [`${ratios.high}/1`, at.highCts[1] + 5, beside],
    [`T1 ${transformer.rating} MVA`, 250, x - 36],
    [`${transformer.high}/${transformer.low} kV`, 268, x - 36],
    [`YNd ${transformer.impedance * 100} %`, 286, x - 36],
    [`${ratios.low}/1`, at.lowCts[0] + 5, beside],
    [`${ratios.low}/1`, at.lowCts[1] + 5, beside],
    [`${ratios.feeder}/1`, at.feederCt + 5, beside],
    ['BESS 1', 616, x - 26],
    [`${feeder.rating} MVA`, 634, x - 26],
  ] as const;
  return (
    <g>
      {names.map(([name, y, end]) => (
        <text key={name} data-strong="" x={end} y={y} textAnchor="end">
          {name}
        </text>
      ))}
      {words.map(([word, y, end]) => (
        <text key={y} x={end} y={y} textAnchor="end">
          {word}
        </text>
      ))}
      <text data-strong="" x="56" y={busbar.low - 16} textAnchor="middle">
        QA4
      </text>
      <text x="24" y={busbar.low + 26}>
        to S2
      </text>
      <text x={x + 14} y={busbar.low - 10}>
        33 kV · S1
      </text>
      <text x="182" y="217">
        {ratios.highNeutral}/1
      </text>
      <text x="186" y="362">
        {ratios.lowNeutral}/1
      </text>
      <text x={at.voltageTransformer.x + 14} y={at.voltageTransformer.y - 12}>
        VT
      </text>
      <text x="24" y="676">
        VT 33 000/110 V
      </text>
    </g>
  );
}
