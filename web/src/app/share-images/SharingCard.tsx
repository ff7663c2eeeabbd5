import { mark } from '@site/contract/firm/look';
import type { CSSProperties, ReactElement } from 'react';
import { company } from '../../content/firm/company.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { cardSize, emphasised, grid, network, pictureSize } from './card-lines.ts';

export interface CardContent {
  /** The text above the title: the list that the page belongs to. */
  label: string;
  title: string;
  description: string;
  /** A picture of the size `pictureSize`, as a data address, with its kind. Replaces the drawing. */
  picture?: { address: string; kind?: string | undefined };
}

const textLeft = 128;
const pictureLeft = cardSize.width - pictureSize.width;

/**
 * The size of the title in px: four lines hold most titles, and one line holds any word. The smallest size is still
 * readable in a feed.
 */
function titleSize(title: string): number {
  const words = title.split(/\s+/).map((word) => word.length);
  const lettersInLine = Math.max(title.length * 0.3 + 2.5, ...words);
  return Math.max(40, Math.min(title.length > 44 ? 58 : 70, Math.floor(1100 / lettersInLine)));
}

const placed = (left: number, top: number): CSSProperties => ({ position: 'absolute', left, top });

const written = (fontFamily: string, fontSize: number, color: string, lineHeight = 1): CSSProperties => ({
  ...{ fontFamily, fontSize, color, lineHeight },
  wordBreak: 'break-word',
});

/** The sharing card of a page: title, subject and logo, beside a picture or a drawing. */
export function SharingCard({ label, title, description, picture }: CardContent): ReactElement {
  const { width, height } = cardSize;
  const { field, shortName } = company;
  const textWidth = picture === undefined ? 680 : 620;
  return (
    <div style={{ display: 'flex', width, height, background: colours.deep }}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        style={placed(0, 0)}
        aria-hidden
      >
        <path d={grid} stroke={colours.onDarkHairline} strokeOpacity="0.35" />
        <path d={network} stroke={colours.drawing} strokeWidth="3.5" />
        <path d={emphasised} stroke={colours.accent} strokeWidth="3.5" />
        <g transform={`translate(${textLeft - 4} 528) scale(0.86)`}>
          {mark.map(({ path, colour, line }) => {
            const tone = colour === 'text' ? colours.onDark : colours.accent;
            return <path key={path} d={path} {...(line ? { stroke: tone, strokeWidth: line } : { fill: tone })} />;
          })}
        </g>
        <rect x="70" width="4" height={height} fill={colours.accent} />
        <circle cx="72" cy="76" r="11" fill={colours.accent} />
      </svg>
      {picture !== undefined && <img src={picture.address} alt="" {...pictureSize} style={placed(pictureLeft, 0)} />}
      {/* As everywhere on the site, a rendering says that it is not a photograph. */}
      {picture?.kind !== undefined && (
        <div
          style={{
            ...placed(pictureLeft, height - 42),
            ...written('mono', 18, colours.onDarkSoft),
            padding: '12px 16px',
            background: colours.deep,
          }}
        >
          {picture.kind}
        </div>
      )}
      <div style={{ ...placed(textLeft, 64), ...written('mono', 24, colours.onDarkSoft) }}>{label}</div>
      {/* Where the description has no room under the title, it wraps: to a place beside the card. */}
      <div
        style={{
          ...placed(textLeft, 119),
          ...{ display: 'flex', flexFlow: 'column wrap', gap: `26px ${width}px`, height: 376 },
        }}
      >
        <div style={{ ...written('heading', titleSize(title), colours.onDark, 1.1), width: textWidth, lineClamp: 4 }}>
          {title}
        </div>
        <div style={{ ...written('text', 28, colours.onDarkSoft, 1.4), width: textWidth, lineClamp: 3 }}>
          {description}
        </div>
      </div>
      <div style={{ ...placed(196, 530), ...written('heading', shortName.length > 34 ? 18 : 30, colours.onDark) }}>
        {shortName}
      </div>
      <div style={{ ...placed(196, 564), ...written('mono', 20, colours.onDarkSoft) }}>{field}</div>
    </div>
  );
}
