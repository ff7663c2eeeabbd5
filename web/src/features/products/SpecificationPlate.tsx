import styled from '@emotion/styled/base';
import { company } from '../../content/company.ts';
import { productPage } from '../../content/pages/products.ts';
import type { Product } from '../../content/products.ts';
import { colours, families, media } from '../../theme/tokens.ts';

/** A plate with a screw in each corner. */
const Plate = styled('div')({
  position: 'relative',
  maxWidth: 880,
  padding: '36px clamp(18px, 3vw, 44px)',
  border: `2px solid ${colours.ink}`,
  borderRadius: 3,
  background: colours.paper,
});

const Screw = styled('span')({
  position: 'absolute',
  width: 11,
  height: 11,
  border: `1.5px solid ${colours.ink}`,
  borderRadius: '50%',
});

const corners = [
  { left: 10, top: 10 },
  { right: 10, top: 10 },
  { left: 10, bottom: 10 },
  { right: 10, bottom: 10 },
] as const;

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    paddingBottom: 14,
    textAlign: 'left',
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: colours.slate,
  },
  '& tr': { display: 'grid', gap: 2, padding: '14px 0', borderTop: `1px solid ${colours.hairline}` },
  '& tr:first-of-type': { borderTop: `1px solid ${colours.ink}` },
  '& th': {
    textAlign: 'left',
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    fontWeight: 450,
    lineHeight: 1.6,
    color: colours.slate,
  },
  '& td': { padding: 0, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.45 },
  [media.tablet]: { '& tr': { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: 24, alignItems: 'baseline' } },
});

interface SpecificationPlateProps {
  product: Product;
  specifications: NonNullable<Product['specifications']>;
}

/** The specifications of a product, set like the plate that a maker rivets to it. */
export function SpecificationPlate({ product: { id, title }, specifications }: SpecificationPlateProps) {
  return (
    <Plate>
      {corners.map((corner) => (
        <Screw key={JSON.stringify(corner)} style={corner} aria-hidden="true" />
      ))}
      <Table>
        <caption>
          {company.name} · {productPage.plateType} {id.toUpperCase()} · {title}
        </caption>
        <tbody>
          {Object.entries(specifications).map(([key, value]) => (
            <tr key={key}>
              <th scope="row">{spacedWords(key)}</th>
              {/* What a plate states is copied into data sheets, and searched: to the letter. */}
              <td data-verbatim="">{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Plate>
  );
}

/** The key of a specification as a reader writes it: `chargingLevels` is "Charging Levels". */
export function spacedWords(key: string): string {
  const spaced = key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
