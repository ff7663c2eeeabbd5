import { secondaryVolts, settings } from '../../content/calculations/battery-connection.ts';
import { colours } from '../../ui/theme/tokens.ts';

const row = 20;
const columns = { code: 12, name: 52, setting: 168, volts: 234 };

/** The interface protection with its settings, as the test sheet lists them. */
export function InterfaceRelay({ x, y, width }: { x: number; y: number; width: number }) {
  const height = (settings.length + 2) * row + 6;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0h${width}v${height}H0zM0 ${row + 4}H${width}`} fill={colours.deep} />
      <text data-strong="" x={columns.code} y="17">
        F1
      </text>
      <text data-strong="" x={columns.name} y="17">
        EREC G99 interface protection
      </text>
      {settings.map(({ code, name, setting, share, delay }, index) => (
        <g key={name} transform={`translate(0 ${(index + 1) * row + 19})`}>
          <text data-strong="" x={columns.code}>
            {code}
          </text>
          <text x={columns.name}>{name}</text>
          <text data-strong="" x={columns.setting}>
            {setting}
          </text>
          {share && <text x={columns.volts}>{secondaryVolts(share)}</text>}
          <text data-strong="" x={width - 12} textAnchor="end">
            {delay}
          </text>
        </g>
      ))}
      <g transform={`translate(0 ${(settings.length + 1) * row + 19})`}>
        <text data-strong="" x={columns.code}>
          59N
        </text>
        <text x={columns.name}>U0&gt; as the operator sets it</text>
      </g>
    </g>
  );
}
