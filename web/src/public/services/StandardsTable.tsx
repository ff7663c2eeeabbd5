import { serviceClosing } from '../../content/firm/service-closing.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { RecordTable } from '../../ui/RecordTable.tsx';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { colours, families, media } from '../../ui/theme/tokens.ts';

// It opens with its head, and not with a rule as other tables do.
const look = {
  borderTop: 0,
  fontVariantNumeric: 'normal',
  '& thead th': { p: '0 20px 10px 0', borderBottom: `2px solid ${colours.ink}`, fontWeight: 450, lineHeight: 'normal' },
  '& tbody th': {
    width: '40%',
    pr: '20px',
    fontFamily: families.mono,
    fontSize: '0.9375rem',
    fontWeight: 450,
    [media.tablet]: { width: '16rem' },
  },
  '& tbody th, & td': { lineHeight: 1.5 },
} as const;

interface StandardsTableProps {
  standards: readonly { code: string; subject: string }[];
  ground: SectionHead['ground'];
}

export function StandardsTable({ standards, ground = 'paper' }: StandardsTableProps) {
  const { code, subject, ...head } = serviceClosing.standards;
  return (
    <Section symbol="currentTransformer" ground={ground} {...head}>
      <RecordTable
        label={head.title}
        columns={[
          { name: 'code', head: code, cell: (standard) => <NoBreak>{standard.code}</NoBreak>, isRowHead: true },
          { name: 'subject', head: subject, cell: (standard) => <NoBreak>{standard.subject}</NoBreak> },
        ]}
        rows={standards}
        idOf={(standard) => standard.code}
        sx={look}
      />
    </Section>
  );
}
