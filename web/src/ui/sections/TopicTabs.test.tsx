import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { MaterialTheme } from '../theme/MaterialTheme.tsx';
import { TopicTabs, TopicText } from './TopicTabs.tsx';

const topic = (id: string) => ({ id, tab: id.toUpperCase(), title: `About ${id}`, description: '', items: ['One'] });

await TopicText.load();

/** The prerendered page, at any address. */
const markup = renderToStaticMarkup(
  <MemoryRouter initialEntries={['/services/plant-engineering#lv']}>
    <MaterialTheme>
      <TopicTabs label="" symbol="earth" title="" topics={['overview', 'hv', 'lv'].map(topic)} initial="hv" />
    </MaterialTheme>
  </MemoryRouter>,
);
const elements = (role: string) => markup.match(new RegExp(`<[^>]* role="${role}"[^>]*>`, 'g')) ?? [];

describe('tabs before scripts have started', () => {
  test('are links to their panels, of which one is a stop of the Tab key', () => {
    const tabs = elements('tab');
    expect(tabs.map((tab) => /href="([^"]*)"/.exec(tab)?.[1])).toEqual(['#overview', '#hv', '#lv']);
    expect(tabs.map((tab) => /aria-controls="([^"]*)"/.exec(tab)?.[1])).toEqual(['overview', 'hv', 'lv']);
    expect(tabs.map((tab) => tab.includes('aria-selected="true"'))).toEqual([false, true, false]);
    expect(tabs.map((tab) => /tabindex="([^"]*)"/i.exec(tab)?.[1])).toEqual(['-1', '0', '-1']);
    expect(tabs.every((tab) => tab.startsWith('<a '))).toBe(true);
  });

  test('leave it to the styles which panel shows: none is hidden, one is marked as the first to open', () => {
    const panels = elements('tabpanel');
    expect(panels.map((panel) => panel.includes('hidden'))).toEqual([false, false, false]);
    expect(panels.map((panel) => panel.includes('data-initial'))).toEqual([false, true, false]);
    expect(markup).toMatch(/<div [^>]*data-waiting="">/);
  });

  test('have a row whose scrolling no inline style takes away', () => {
    expect(/<div [^>]*MuiTabs-scroller[^>]*>/.exec(markup)?.[0]).not.toContain('style=');
  });
});
