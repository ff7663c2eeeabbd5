import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { BaySymbol, type BaySymbolName } from '../drawings/BaySymbol.tsx';
import { colours } from '../ui/theme/tokens.ts';
import { DrawingImage } from './DrawingImage.tsx';
import { printFamilies, sheet } from './print-style.tsx';
import { Artifact, Tagged } from './structure.tsx';

const symbolSize = 18;
const conductorX = (sheet.frame - sheet.margin) / 2;

const styles = StyleSheet.create({
  bay: { position: 'relative', flexDirection: 'row' },
  conductor: {
    position: 'absolute',
    left: conductorX - 0.6,
    top: -0.6,
    bottom: 0,
    width: 1.2,
    backgroundColor: colours.accent,
  },
  symbol: {
    position: 'absolute',
    left: conductorX - symbolSize / 2,
    width: symbolSize,
    height: symbolSize,
    backgroundColor: colours.paper,
  },
  label: { width: sheet.label, marginRight: sheet.gap },
  name: { fontFamily: printFamilies.heading, fontWeight: 600, fontSize: 10.5, lineHeight: 1.25, letterSpacing: -0.1 },
  body: { flex: 1 },
});

interface ConductorProps {
  /** The space above the content, in points. */
  space?: number;
  /** Whether the conductor begins at the frame of the sheet, above the content. */
  fromFrame?: boolean;
  children: ReactNode;
}

/** A piece of the conductor. It is as tall as the content beside it. */
export function Conductor({ space = 0, fromFrame = false, children }: ConductorProps) {
  return (
    <View style={{ position: 'relative', paddingTop: space }}>
      <Artifact>
        <View style={[styles.conductor, fromFrame ? { top: sheet.frame - sheet.margin } : {}]} />
      </Artifact>
      {children}
    </View>
  );
}

interface PrintBayProps {
  symbol: BaySymbolName;
  name: string;
  /** Small print below the name. */
  aside?: ReactNode;
  /** The space above the text, in points. The conductor continues through it. */
  space: number;
  /** Whether the conductor ends at the symbol of this bay. */
  last?: boolean;
  heading?: 'H2' | 'H3';
  children: ReactNode;
}

/** A part of a page that is connected to the conductor in the margin, as a bay is connected to a busbar. */
export function PrintBay({ symbol, name, aside, space, last = false, heading = 'H2', children }: PrintBayProps) {
  return (
    <View style={[styles.bay, { paddingTop: space }]} wrap={false}>
      <Artifact>
        <View style={[styles.conductor, last ? { bottom: 'auto', height: space } : {}]} />
        <View style={[styles.symbol, { top: space - 2 }]}>
          <DrawingImage drawing={<BaySymbol name={symbol} />} width={symbolSize} height={symbolSize} />
        </View>
      </Artifact>
      <View style={styles.label}>
        <Tagged as={heading}>
          <Text style={styles.name}>{name}</Text>
        </Tagged>
        {aside}
      </View>
      <View style={styles.body}>{children}</View>
    </View>
  );
}
