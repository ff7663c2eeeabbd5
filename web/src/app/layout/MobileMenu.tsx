import styled from '@emotion/styled/base';
import { LinkButton } from '../../components/LinkButton.tsx';
import { interfaceCopy } from '../../content/interface.ts';
import { contactLink, mainMenu } from '../../content/navigation.ts';
import { colours, families, measures } from '../../theme/tokens.ts';
import { useIsCurrent } from './current-path.ts';
import { HomeLink } from './HomeLink.tsx';

/** What HTML does with a dialog by itself; React's types do not know it yet. */
interface Invoker {
  command: 'show-modal' | 'close';
  commandfor: string;
}

// Emotion does not know these attributes either, and would leave them out.
const Toggle = styled('button', { shouldForwardProp: () => true })<Invoker>({
  minHeight: 48,
  padding: '8px 14px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  border: `1px solid ${colours.outline}`,
  borderRadius: measures.radius,
  background: colours.paper,
  fontWeight: 600,
  cursor: 'pointer',
});

const Panel = styled('dialog')({
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  background: colours.paper,
  color: colours.ink,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: colours.deep },
});

const PanelHead = styled('div')({
  height: measures.headerHeight,
  padding: `0 ${measures.margin}`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: `1px solid ${colours.hairline}`,
});

const List = styled('ul')({
  position: 'relative',
  margin: `12px ${measures.margin} 28px`,
  padding: '0 0 0 32px',
  listStyle: 'none',
  '&::before': { content: '""', position: 'absolute', left: 4, top: 0, bottom: 0, width: 2, background: colours.amber },
});

const Entry = styled('a')({
  position: 'relative',
  display: 'block',
  padding: '12px 0',
  color: colours.ink,
  textDecoration: 'none',
  fontFamily: families.heading,
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: 1.25,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -27,
    top: 24,
    width: 16,
    height: 2,
    background: colours.amber,
  },
  '&[aria-current="page"]::before': { left: -32, top: 19, width: 12, height: 12, borderRadius: 6 },
});

const SubList = styled('ul')({ padding: '0 0 8px 18px', listStyle: 'none' });

const SubEntry = styled('a')({
  display: 'block',
  padding: '11px 0',
  color: colours.slate,
  textDecoration: 'none',
  fontSize: '1.125rem',
  lineHeight: 1.3,
  '&[aria-current="page"]': { color: colours.ink, fontWeight: 600 },
});

const Foot = styled('div')({ padding: `0 ${measures.margin} 40px`, display: 'grid' });

const dialogId = 'menu';

/**
 * The main menu of small screens: a dialog over the page, which keeps the focus. HTML opens and closes it; see
 * `islands/early-input.ts` for browsers that cannot yet.
 */
export function MobileMenu() {
  const isCurrent = useIsCurrent();
  return (
    <>
      <Toggle type="button" aria-haspopup="dialog" command="show-modal" commandfor={dialogId}>
        <Bars />
        {interfaceCopy.openMenu}
      </Toggle>
      <Panel id={dialogId} aria-label={interfaceCopy.mainMenu}>
        <PanelHead>
          <HomeLink />
          <Toggle type="button" command="close" commandfor={dialogId}>
            {interfaceCopy.closeMenu}
          </Toggle>
        </PanelHead>
        <nav aria-label={interfaceCopy.mainMenu}>
          <List>
            {mainMenu.map((item) => (
              <li key={item.link}>
                <Entry href={item.link} {...isCurrent(item.link)}>
                  {item.name}
                </Entry>
                {item.subItems && (
                  <SubList>
                    {item.subItems.map((subItem) => (
                      <li key={subItem.link}>
                        <SubEntry href={subItem.link} {...isCurrent(subItem.link, true)}>
                          {subItem.name}
                        </SubEntry>
                      </li>
                    ))}
                  </SubList>
                )}
              </li>
            ))}
          </List>
        </nav>
        <Foot>
          <LinkButton href={contactLink.link}>{contactLink.name}</LinkButton>
        </Foot>
      </Panel>
    </>
  );
}

function Bars() {
  return (
    <svg width="20" height="14" viewBox="0 0 20 14" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M0 1h20M0 7h20M0 13h20" />
    </svg>
  );
}
