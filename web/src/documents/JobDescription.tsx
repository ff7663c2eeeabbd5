import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { responsibilityLines } from '@site/contract/jobs/job-document';
import { jobLabels } from '@site/contract/jobs/job-labels';
import { jobFacts } from '@site/contract/jobs/job-options';
import type { BuiltInJob } from '../content/firm/built-in-jobs.ts';
import { jobDescriptionCopy as copy, type DocumentRecord } from '../content/firm/documents.ts';
import { colours } from '../ui/theme/tokens.ts';
import { JobTermsSheet } from './JobTermsSheet.tsx';
import { Conductor, PrintBay } from './PrintBay.tsx';
import { PrintPlate } from './PrintPlate.tsx';
import { Paragraph, printFamilies } from './print-style.tsx';
import { Sheet } from './Sheet.tsx';
import { SheetBand } from './SheetBand.tsx';
import { Group, Tagged } from './structure.tsx';

const styles = StyleSheet.create({
  item: { flexDirection: 'row', paddingVertical: 2.8, borderBottomWidth: 0.6, borderColor: colours.hairline },
  number: { width: 24, fontFamily: printFamilies.mono, fontSize: 8, lineHeight: 1.7, color: colours.brand },
  text: { flex: 1 },
});

interface JobDescriptionProps {
  job: BuiltInJob;
  record: DocumentRecord;
}

/** Replaces the rupee sign, which the fonts of the PDFs lack. */
export const printable = (words: string): string => words.replaceAll('₹', 'INR ');

/** The description of an opening, with the texts of the job's page. The job comes first, the terms and the firm second. */
export function JobDescription(props: JobDescriptionProps) {
  return (
    <>
      <JobSheet {...props} />
      <JobTermsSheet {...props} />
    </>
  );
}

/** The first sheet: the requirements and duties of the job. */
function JobSheet({ job, record }: JobDescriptionProps) {
  const facts = jobFacts(job).map(({ name, words }) => ({ label: jobLabels[name], value: printable(words) }));
  return (
    <Sheet record={record} title={job.title} page={1} pages={2} bookmark={job.title}>
      <SheetBand kind={copy.kind} title={job.title} />
      <Conductor space={16}>
        <PrintPlate
          size={12}
          entries={[
            { label: jobLabels.place, value: job.place },
            { label: jobLabels.country, value: job.country },
            { label: copy.discipline, value: job.type },
          ]}
        />
      </Conductor>
      {facts.length > 0 && (
        <Conductor space={8}>
          <PrintPlate size={9} entries={facts} />
        </Conductor>
      )}
      <PrintBay symbol="disconnector" name={jobLabels.qualifications} space={12}>
        <Paragraph>{job.qualifications}</Paragraph>
      </PrintBay>
      <PrintBay symbol="breaker" name={jobLabels.experience} space={11}>
        <Paragraph>{job.experience}</Paragraph>
      </PrintBay>
      <PrintBay symbol="currentTransformer" name={jobLabels.responsibilities} space={11} last>
        <Group as="L">
          {responsibilityLines(job).map((line, index, all) => (
            <View
              key={line}
              style={[
                styles.item,
                index === 0 ? { paddingTop: 0 } : {},
                index === all.length - 1 ? { borderBottomWidth: 0 } : {},
              ]}
            >
              <Group as="LI">
                <Tagged as="Lbl">
                  <Text style={styles.number}>{String(index + 1).padStart(2, '0')}</Text>
                </Tagged>
                <View style={styles.text}>
                  <Paragraph as="LBody">{line}</Paragraph>
                </View>
              </Group>
            </View>
          ))}
        </Group>
      </PrintBay>
    </Sheet>
  );
}
