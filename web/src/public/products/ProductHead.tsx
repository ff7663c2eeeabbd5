import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { productPage } from '../../content/firm/pages/products.ts';
import type { Product } from '../../content/firm/products.ts';
import { dataSheetAddress } from '../../content/product/addresses.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { EnquiryNote } from '../../ui/sections/CallToAction.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, measures, media } from '../../ui/theme/tokens.ts';
import { NewTabNote, newTab } from '../../ui/VisuallyHidden.tsx';
import { CategoryBadge, ProductPicture } from './ProductParts.tsx';

const ground = {
  display: 'grid',
  gap: 5,
  paddingTop: 5,
  paddingBottom: { xs: 7, lg: 9 },
  background: colours.tinted,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: 9, alignItems: 'center' },
} as const;

const parentLink = {
  display: 'inline-block',
  padding: '12px 0',
  color: 'text.secondary',
  textDecorationColor: 'currentColor',
  textUnderlineOffset: '0.25em',
} as const;

/** A drawing sheet: paper, an inner border, and the title block at the foot. */
const drawingSheet = {
  padding: '9px',
  border: `1px solid ${colours.ink}`,
  background: colours.paper,
  '& > svg, & > figure, & > div': {
    padding: 'clamp(12px, 2.2vw, 32px)',
    border: `1px solid ${colours.hairline}`,
    borderBottom: 0,
  },
} as const;

export function ProductHead({ product }: { product: Product }) {
  const { id, title, category, description, externalLink, thumbnail } = product;
  const { back, enquiry, dataSheet, externalLink: externalLabel } = productPage;
  return (
    <Container component="section" sx={ground}>
      <div>
        <Typography variant="caption" component="p" sx={{ marginBottom: 2.5, lineHeight: 'normal' }}>
          <Link href="/products" sx={parentLink}>
            {back}
          </Link>
        </Typography>
        <CategoryBadge category={category} />
        <Typography variant="h1" sx={{ marginTop: 2, fontSize: 'clamp(2.25rem, 1.4rem + 2.6vw, 3.625rem)' }}>
          <NoBreak>{title}</NoBreak>
        </Typography>
        <Typography variant="subtitle1" sx={{ marginTop: 3, maxWidth: '52ch' }}>
          <NoBreak>{description}</NoBreak>
        </Typography>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', marginTop: 4.5 }}>
          <Button href={enquiry.href(title)} variant="contained">
            {enquiry.label}
          </Button>
          <Button href={dataSheetAddress(id)} variant="outlined" {...newTab}>
            {dataSheet}
            <NewTabNote />
          </Button>
          {externalLink && (
            <Button href={externalLink} variant="outlined" {...newTab}>
              {externalLabel}
              <NewTabNote />
            </Button>
          )}
        </Stack>
        <EnquiryNote />
      </div>
      <Box component="figure" sx={drawingSheet}>
        <ProductPicture product={product} sizes={`(min-width: ${measures.desktop}px) 50vw, 100vw`} annotated />
        {thumbnail && (
          <figcaption>
            <TitleBlock number={thumbnail.id} shows={thumbnail.caption} scale={thumbnail.scale} />
          </figcaption>
        )}
      </Box>
    </Container>
  );
}
