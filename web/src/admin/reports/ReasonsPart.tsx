import { rejectionReasons } from '@site/contract/desk/rejection-reasons';
import { reportsCopy } from '../../content/product/admin-reports.ts';
import { BandChart } from './BandChart.tsx';
import { Explained, ReportPart } from './ReportPart.tsx';
import type { ReportRow } from './report-figures.ts';

const copy = reportsCopy.reasons;

export const hasReasons = ({ reasons }: ReportRow) => Object.keys(reasons).length > 0;

/** The reasons why applications were rejected, if admins gave a reason. */
export function ReasonsPart({ sum: { reasons } }: { sum: ReportRow }) {
  const given = rejectionReasons
    .map((reason) => ({ reason, number: reasons[reason] ?? 0 }))
    .filter(({ number }) => number > 0)
    .toSorted((one, other) => other.number - one.number);
  const all = given.reduce((total, { number }) => total + number, 0);
  return (
    <ReportPart
      title={copy.title}
      file="reasons"
      figures={{
        heading: copy.heading,
        columns: [reportsCopy.applications, reportsCopy.ofAll],
        rows: given.map(({ reason, number }) => ({
          name: copy.words[reason],
          cells: [number, reportsCopy.share(number, all)],
        })),
      }}
    >
      <BandChart
        names={given.map(({ reason }) => reason)}
        bands={[{ id: 'reasons', label: copy.title, tile: 'grey', data: given.map(({ number }) => number) }]}
        layout="horizontal"
        nameWidth={190}
        label={copy.chart(all)}
        words={(reason) => copy.words[reason as keyof typeof copy.words]}
      />
      <Explained>{copy.explained}</Explained>
    </ReportPart>
  );
}
