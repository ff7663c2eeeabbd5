import { StyleSheet, View } from '@react-pdf/renderer';
import { brochure } from '../content/firm/brochure.ts';
import { company } from '../content/firm/company.ts';
import { dataSheetCopy as copy, type DocumentRecord } from '../content/firm/documents.ts';
import { productPage as words } from '../content/firm/pages/products.ts';
import { type Product, type ProductDrawingName, spacedWords } from '../content/firm/products.ts';
import { productAddress } from '../content/product/addresses.ts';
import { confidentiality, whatHappensNext } from '../content/product/enquiry-answer.ts';
import { ProductDrawing } from '../drawings/products/ProductDrawing.tsx';
import { siteOrigin } from '../shared/environment.ts';
import { mailAddress } from '../shared/mail-address.ts';
import { colours } from '../ui/theme/tokens.ts';
import { BrochureHeading } from './brochure/BrochurePage.tsx';
import { ColumnList } from './brochure/ColumnList.tsx';
import { Reach } from './brochure/ContactPage.tsx';
import { DrawingImage } from './DrawingImage.tsx';
import { Conductor, PrintBay } from './PrintBay.tsx';
import { Paragraph, printFamilies } from './print-style.tsx';
import { Sheet } from './Sheet.tsx';
import { SheetBand } from './SheetBand.tsx';
import { Group, Tagged } from './structure.tsx';

const mono = { fontFamily: printFamilies.mono, lineHeight: 1.3, color: colours.muted } as const;

const styles = StyleSheet.create({
  lead: { fontSize: 11, lineHeight: 1.44 },
  figure: { marginTop: 16, borderWidth: 0.75, borderColor: colours.hairline },
  caption: { ...mono, fontSize: 7.5, paddingVertical: 6, paddingHorizontal: 9 },
  captionLine: { borderTopWidth: 0.75, borderColor: colours.hairline },
  aside: { ...mono, fontSize: 7.5, marginTop: 4 },
  row: { flexDirection: 'row', paddingVertical: 5, borderTopWidth: 0.6, borderColor: colours.hairline },
  first: { borderTopWidth: 0, paddingTop: 0 },
  term: { width: 92 },
  termText: { ...mono, fontSize: 8, lineHeight: 1.6 },
  text: { flex: 1 },
  reach: { marginTop: 8 },
});

/** The width of a drawing and the size of its lettering, in points. */
const figureWidth = 481.7;
const lettering = 8;

interface DataSheetProps {
  product: Product;
  record: DocumentRecord;
}

/**
 * The data sheet of a product, with the texts of the product's page. The ratings and uses come first, the make and supply
 * second.
 */
export function DataSheet(props: DataSheetProps) {
  return (
    <>
      <ProductSheet {...props} />
      <SupplySheet {...props} />
    </>
  );
}

/** The first sheet: the product, its ratings and its uses. */
function ProductSheet({ product, record }: DataSheetProps) {
  const { id, title, description, thumbnail, specifications, applications } = product;
  return (
    <Sheet record={record} title={title} page={1} pages={2} bookmark={title}>
      <SheetBand kind={copy.kind} title={title} />
      <Conductor space={18}>
        <Paragraph style={styles.lead}>{description}</Paragraph>
        {thumbnail?.drawing && (
          <Figure {...thumbnail} drawing={thumbnail.drawing} height={specifications ? 264 : 330} />
        )}
      </Conductor>
      {specifications && (
        <PrintBay
          symbol="transformer"
          name={words.specifications.title}
          space={20}
          aside={<Paragraph style={styles.aside}>{`${words.plateType} ${id.toUpperCase()}`}</Paragraph>}
        >
          <Rows rows={Object.entries(specifications).map(([name, text]) => ({ term: spacedWords(name), text }))} />
        </PrintBay>
      )}
      <PrintBay symbol="load" name={words.applications.title} space={20} last>
        <ColumnList entries={applications} columns={2} open />
      </PrintBay>
    </Sheet>
  );
}

/** The second sheet: the make and supply of the product, and the contact for a quotation. */
function SupplySheet({ product, record }: DataSheetProps) {
  const { id, title, features, deliveryWeeks } = product;
  const { telephone, email, website } = brochure.contact;
  const page = new URL(productAddress(id), siteOrigin);
  return (
    <Sheet record={record} title={title} page={2} pages={2} bookmark={copy.second}>
      <Conductor fromFrame>
        <BrochureHeading label={title} title={copy.second} />
      </Conductor>
      <PrintBay symbol="breaker" name={words.features.title} space={32}>
        <ColumnList entries={features} columns={1} open />
      </PrintBay>
      <PrintBay symbol="generator" name={words.supply.title} space={32}>
        <Rows rows={words.supplyTerms(deliveryWeeks)} />
      </PrintBay>
      <PrintBay symbol="node" name={words.enquiry.label} space={32} last>
        <Paragraph>{`${whatHappensNext} ${confidentiality}`}</Paragraph>
        <View style={styles.reach}>
          <Reach name={telephone} text={company.phone.label} href={company.phone.href} />
          <Reach name={email} text={company.email} href={mailAddress(company.email)} />
          <Reach name={website} text={page.host + page.pathname} href={page.href} />
        </View>
      </PrintBay>
    </Sheet>
  );
}

interface FigureProps {
  drawing: ProductDrawingName;
  id: string;
  alternative: string;
  caption: string;
  scale: string;
  height: number;
}

/** The drawing of a product in the middle of a frame, with its number below. */
function Figure({ drawing, id, alternative, caption, scale, height }: FigureProps) {
  // All product drawings lie between these two heights of their sheets.
  const [top, bottom] = [8, 344];
  const unit = height / (bottom - top);
  const width = figureWidth / unit;
  return (
    <View style={styles.figure}>
      <Tagged as="Figure" alternative={alternative}>
        <DrawingImage
          drawing={<ProductDrawing name={drawing} alternative={alternative} />}
          viewBox={[240 - width / 2, top, width, bottom - top].join(' ')}
          lettering={{ fill: colours.muted, fontSize: lettering / unit }}
          width={figureWidth}
          height={height}
        />
      </Tagged>
      <View style={styles.captionLine}>
        <Paragraph style={styles.caption}>{`${id} · ${caption} · ${scale}`}</Paragraph>
      </View>
    </View>
  );
}

/** A table of terms and their meanings. Each term has one row. */
function Rows({ rows }: { rows: readonly { term: string; text: string }[] }) {
  return (
    <Group as="Table">
      {rows.map(({ term, text }, index) => (
        <View key={term} style={[styles.row, index === 0 ? styles.first : {}]}>
          <Group as="TR">
            <View style={styles.term}>
              <Paragraph as="TH" style={styles.termText}>
                {term}
              </Paragraph>
            </View>
            <View style={styles.text}>
              <Paragraph as="TD">{text}</Paragraph>
            </View>
          </Group>
        </View>
      ))}
    </Group>
  );
}
