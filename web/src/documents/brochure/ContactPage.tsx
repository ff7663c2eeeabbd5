import { Link, StyleSheet, View } from '@react-pdf/renderer';
import { type Office, offices } from '@site/contract/firm/offices';
import { brochure } from '../../content/firm/brochure.ts';
import { company } from '../../content/firm/company.ts';
import { siteOrigin } from '../../shared/environment.ts';
import { mailAddress } from '../../shared/mail-address.ts';
import { positionFigures } from '../../shared/map-position.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { Conductor, PrintBay } from '../PrintBay.tsx';
import { Paragraph, printFamilies } from '../print-style.tsx';
import { Tagged } from '../structure.tsx';
import { BrochureHeading, BrochurePage, type BrochurePosition } from './BrochurePage.tsx';
import { ColumnList } from './ColumnList.tsx';

const styles = StyleSheet.create({
  city: {
    fontFamily: printFamilies.heading,
    fontWeight: 600,
    fontSize: 14,
    lineHeight: 1.2,
    letterSpacing: -0.2,
    marginBottom: 4,
  },
  mono: { fontFamily: printFamilies.mono, fontSize: 8, lineHeight: 1.4, color: colours.muted },
  coordinates: { marginTop: 6 },
  reach: {
    flexDirection: 'row',
    alignItems: 'center',
    borderTopWidth: 0.6,
    borderColor: colours.hairline,
    paddingVertical: 5,
  },
  name: { width: 92 },
  link: { color: colours.brandDeep, textDecoration: 'none', fontSize: 10, lineHeight: 1.4 },
});

/** The offices, the ways to contact the firm, and the documents that a client should send for a first answer. */
export function ContactPage(position: BrochurePosition) {
  const { contact } = brochure;
  const { host } = new URL(siteOrigin);
  return (
    <BrochurePage {...position} bookmark={contact.label}>
      <Conductor fromFrame>
        <BrochureHeading label={contact.label} title={contact.title} />
      </Conductor>
      {offices.map((office) => (
        <PrintBay key={office.city} symbol="node" name={office.country} space={40}>
          <Address office={office} />
        </PrintBay>
      ))}
      <PrintBay symbol="breaker" name={contact.reach} space={46}>
        <Reach name={contact.telephone} text={company.phone.label} href={company.phone.href} />
        <Reach name={contact.email} text={company.email} href={mailAddress(company.email)} />
        <Reach name={contact.website} text={host} href={siteOrigin} />
      </PrintBay>
      <PrintBay symbol="load" name={contact.enquiry.label} space={42} last>
        <ColumnList entries={contact.enquiry.entries} columns={1} open />
      </PrintBay>
    </BrochurePage>
  );
}

function Address({ office }: { office: Office }) {
  return (
    <View>
      <Paragraph as="H3" style={styles.city}>
        {office.city}
      </Paragraph>
      <Paragraph>{[...office.address, `${office.city} ${office.postcode}`].join(', ')}</Paragraph>
      <Paragraph style={[styles.mono, styles.coordinates]}>
        {positionFigures(office.coordinates, 4).join('  ')}
      </Paragraph>
      <Tagged as="P">
        <Link src={office.phone.href} style={styles.link}>
          {office.phone.label}
        </Link>
      </Tagged>
    </View>
  );
}

/** One way to contact the firm. */
export function Reach({ name, text, href }: { name: string; text: string; href: string }) {
  return (
    <View style={styles.reach}>
      <View style={styles.name}>
        <Paragraph style={styles.mono}>{name}</Paragraph>
      </View>
      <Tagged as="P">
        <Link src={href} style={styles.link}>
          {text}
        </Link>
      </Tagged>
    </View>
  );
}
