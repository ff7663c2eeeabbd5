import styled from '@emotion/styled/base';
import { serviceClosing } from '../../content/service-closing.ts';
import { Section, type SectionHead } from '../../sections/Section.tsx';
import { colours, families, media } from '../../theme/tokens.ts';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& thead th': {
    padding: '0 20px 10px 0',
    borderBottom: `2px solid ${colours.ink}`,
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    fontWeight: 450,
    color: colours.slate,
  },
  '& tbody th, & td': { padding: '14px 0', borderBottom: `1px solid ${colours.hairline}`, verticalAlign: 'baseline' },
  '& tbody th': {
    width: '40%',
    paddingRight: 20,
    fontFamily: families.mono,
    fontSize: '0.9375rem',
    fontWeight: 450,
    lineHeight: 1.5,
    [media.tablet]: { width: '16rem' },
  },
  '& td': { fontSize: '1.0625rem', lineHeight: 1.5 },
});

interface StandardsTableProps {
  standards: readonly { code: string; subject: string }[];
  ground: SectionHead['ground'];
}

/** The standards that a service is calculated to. */
export function StandardsTable({ standards, ground = 'paper' }: StandardsTableProps) {
  const { code, subject, ...head } = serviceClosing.standards;
  return (
    <Section symbol="currentTransformer" ground={ground} {...head}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{code}</th>
            <th scope="col">{subject}</th>
          </tr>
        </thead>
        <tbody>
          {standards.map((standard) => (
            <tr key={standard.code}>
              <th scope="row">{standard.code}</th>
              <td>{standard.subject}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
