import { Link, StyleSheet, View } from '@react-pdf/renderer';
import type { BuiltInJob } from '../content/firm/built-in-jobs.ts';
import { company } from '../content/firm/company.ts';
import { jobDescriptionCopy as copy, type DocumentRecord } from '../content/firm/documents.ts';
import { jobTerms } from '../content/product/job-terms.ts';
import { siteOrigin } from '../shared/environment.ts';
import { mailAddress } from '../shared/mail-address.ts';
import { colours } from '../ui/theme/tokens.ts';
import { BrochureHeading } from './brochure/BrochurePage.tsx';
import { Conductor, PrintBay } from './PrintBay.tsx';
import { Paragraph, printFamilies } from './print-style.tsx';
import { Sheet } from './Sheet.tsx';
import { Tagged } from './structure.tsx';

const styles = StyleSheet.create({
  links: { flexDirection: 'row', marginTop: 6, fontFamily: printFamilies.mono, fontSize: 8.2 },
  link: { color: colours.brandDeep, textDecoration: 'none', marginRight: 22 },
});

const symbols = ['breaker', 'disconnector', 'currentTransformer'] as const;

/** The second sheet of a job description: the facts of the job, the firm, and how to apply. */
export function JobTermsSheet({ job, record }: { job: BuiltInJob; record: DocumentRecord }) {
  const { sections, terms } = copy;
  const applyAddress = new URL('/apply', siteOrigin);
  return (
    <Sheet record={record} title={job.title} page={2} pages={2} bookmark={terms.title}>
      <Conductor fromFrame>
        <BrochureHeading label={terms.label} title={terms.title} />
      </Conductor>
      {jobTerms(job).map(({ term, text }, index) => (
        <PrintBay key={term} symbol={symbols[index % symbols.length] ?? 'node'} name={term} space={20}>
          <Paragraph>{text}</Paragraph>
        </PrintBay>
      ))}
      <PrintBay symbol="transformer" name={sections.company} space={20}>
        <Paragraph>{copy.company}</Paragraph>
      </PrintBay>
      <PrintBay symbol="load" name={sections.apply} space={20} last>
        <Paragraph>{copy.apply}</Paragraph>
        <View style={styles.links}>
          <Tagged as="P">
            <Link src={applyAddress.href} style={styles.link}>
              {applyAddress.host + applyAddress.pathname}
            </Link>
          </Tagged>
          <Tagged as="P">
            <Link src={mailAddress(company.careersEmail)} style={styles.link}>
              {company.careersEmail}
            </Link>
          </Tagged>
        </View>
      </PrintBay>
    </Sheet>
  );
}
