import styled from '@emotion/styled/base';
import { LinkButton } from '../../components/LinkButton.tsx';
import { serviceClosing } from '../../content/service-closing.ts';
import { Section } from '../../sections/Section.tsx';
import { colours, families, media } from '../../theme/tokens.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 40,
  alignItems: 'end',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 72 },
});

const Ways = styled('dl')({
  display: 'grid',
  borderTop: `1px solid ${colours.onDarkSoft}`,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { padding: '16px 0' },
  '& dt': { fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: 1.5, color: colours.onDarkSoft },
  '& a': {
    display: 'inline-block',
    padding: '8px 0',
    color: colours.onDark,
    fontSize: '1.125rem',
    textUnderlineOffset: '0.25em',
    textDecorationThickness: 1,
  },
});

/** The end of every service page: how to start a job. */
export function ServiceContact() {
  const { action, ways, ...head } = serviceClosing.contact;
  return (
    <Section symbol="load" ground="dark" {...head}>
      <Columns>
        <div>
          <LinkButton href={action.href}>{action.label}</LinkButton>
        </div>
        <Ways>
          {ways.map(({ name, label, href }) => (
            <div key={href}>
              <dt>{name}</dt>
              <dd>
                <a href={href}>{label}</a>
              </dd>
            </div>
          ))}
        </Ways>
      </Columns>
    </Section>
  );
}
