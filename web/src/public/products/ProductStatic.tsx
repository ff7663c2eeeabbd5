import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { company } from '../../content/firm/company.ts';
import { productPage } from '../../content/firm/pages/products.ts';
import { type Product, spacedWords } from '../../content/firm/products.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';
import { colours, families, media } from '../../ui/theme/tokens.ts';

export function ProductStatic({ product }: { product: Product }) {
  const { features, specifications, applications, deliveryWeeks } = product;
  const words = productPage;
  return (
    <>
      <Section symbol="breaker" {...words.features}>
        <CheckList items={features} columns={2} />
      </Section>
      {specifications && (
        <Section symbol="transformer" ground="tinted" {...words.specifications}>
          <SpecificationPlate product={product} specifications={specifications} />
        </Section>
      )}
      <Section symbol="load" ground={specifications ? 'paper' : 'tinted'} {...words.applications}>
        <CheckList items={applications} columns={2} />
      </Section>
      <Section symbol="generator" ground={specifications ? 'tinted' : 'paper'} {...words.supply}>
        <Terms columns={2} terms={words.supplyTerms(deliveryWeeks)} />
      </Section>
    </>
  );
}

/** A plate with a screw in each corner. */
const plate = {
  position: 'relative',
  maxWidth: 880,
  padding: '36px clamp(18px, 3vw, 44px)',
  border: `2px solid ${colours.ink}`,
  borderRadius: '3px',
  background: colours.paper,
} as const;

const screw = {
  position: 'absolute',
  width: 11,
  height: 11,
  border: `1.5px solid ${colours.ink}`,
  borderRadius: '50%',
} as const;

const corners = ['top', 'bottom'].flatMap((edge) => ['left', 'right'].map((side) => ({ [side]: 10, [edge]: 10 })));

// The name stands above the value on a phone, and beside it from a tablet on.
const table = {
  borderTop: 0,
  '& caption': { paddingBottom: '14px', lineHeight: 1.5 },
  '& tr': {
    display: 'grid',
    gap: '2px',
    padding: '14px 0',
    borderTop: `1px solid ${colours.hairline}`,
    [media.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: 3, alignItems: 'baseline' },
  },
  '& tr:first-of-type': { borderTop: `1px solid ${colours.ink}` },
  '& th, & td': { padding: 0, border: 0 },
  '& th': { fontFamily: families.mono, fontSize: '0.8125rem', fontWeight: 450, lineHeight: 1.6, color: colours.muted },
  '& td': { fontSize: '1.125rem', fontWeight: 600 },
} as const;

interface SpecificationPlateProps {
  product: Product;
  specifications: NonNullable<Product['specifications']>;
}

/** The specifications of a product, designed like the rating plate that a manufacturer rivets to it. */
function SpecificationPlate({ product: { id, title }, specifications }: SpecificationPlateProps) {
  return (
    <Box sx={plate}>
      {corners.map((corner) => (
        <Box key={JSON.stringify(corner)} component="span" aria-hidden="true" sx={{ ...screw, ...corner }} />
      ))}
      <Table sx={table}>
        <caption>
          {company.name} · {productPage.plateType} {id.toUpperCase()} · {title}
        </caption>
        <TableBody>
          {Object.entries(specifications).map(([key, value]) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {spacedWords(key)}
              </TableCell>
              {/* Readers search for these figures and copy them into data sheets, so the text must stay exact. */}
              <TableCell data-verbatim="">{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
