import type { Picture } from './picture.ts';

/** A tab of the gallery. */
export interface Album {
  /** Its anchor in the address: /gallery#<id>. */
  id: string;
  name: string;
  pictures: readonly Picture[];
}

/** Pictures are numbered through in the order of the tabs. */
const picture = (number: number, caption: string, scale: string, alternative: string): Picture => ({
  id: `VIS-${number}`,
  caption,
  scale,
  alternative,
});

/** The gallery: places, rooms and equipment, never people. An entry here is all that a picture needs. */
export const albums: readonly Album[] = [
  {
    id: 'site-visit',
    name: 'Site Visit',
    pictures: [
      picture(
        301,
        'Grid supply point at first light',
        '400 kV',
        'An open-air 400 kilovolt substation at dawn: rows of tubular busbars on tall post insulators, with a gantry and a line tower behind.',
      ),
      picture(
        302,
        'Transformer on its plinth, bund empty',
        '132/33 kV · 60 MVA',
        'A power transformer on a concrete plinth inside a bund wall, its radiators and conservator complete, its bushings not yet connected.',
      ),
      picture(
        303,
        'Earth grid before backfill',
        'Copper 70 mm²',
        'A trench grid cut into brown soil; bare copper conductor lies in the trenches and is joined where they cross.',
      ),
      picture(
        304,
        'Containerised switchroom, set down',
        '33 kV',
        'A grey containerised switchroom on steel legs at a field’s edge, its stairs in place, with cable ducts open in the ground below.',
      ),
      picture(
        305,
        'Battery containers in two rows',
        '50 MW',
        'Two rows of white battery containers on gravel, inverters and ring main units between them, a low security fence around.',
      ),
      picture(
        306,
        'Cable trench in trefoil',
        '33 kV',
        'Three black cables laid touching in a triangle on a bed of sand, with a second circuit beside them, in a timbered trench.',
      ),
      picture(
        307,
        'Line tower from beneath',
        '132 kV',
        'View straight up through the bracing of a lattice tower to its cross-arms and six conductors against a pale sky.',
      ),
      picture(
        308,
        'Disconnector, open',
        '132 kV',
        'A centre-break disconnector on its supports with both arms turned aside, a clear gap of air between the contacts.',
      ),
      picture(
        309,
        'Wenner spread across a field',
        'a to 32 m',
        'Four steel test electrodes in a straight line across stubble, joined by coloured leads to an earth tester on the ground.',
      ),
      picture(
        310,
        'Solar array and inverter station',
        '20 MWp',
        'Rows of solar panels over grass, converging on a green inverter and transformer station at the end of a gravel track.',
      ),
      picture(
        311,
        'Wind turbine transformer, open door',
        '33 kV',
        'The base of a wind turbine with its door open to a ring main unit and the foot of the tower cables.',
      ),
      picture(
        312,
        'Load bank in the generator yard',
        '7 MVA',
        'Container-sized load banks with their fans beside a generator building, joined to it by heavy flexible cables on the ground.',
      ),
      picture(
        313,
        'Cable sealing ends at a terminal tower',
        '132 kV',
        'Three porcelain cable sealing ends on steel supports under a terminal tower, where the overhead line goes underground.',
      ),
      picture(
        314,
        'Indoor switchboard, busbar side',
        '33 kV · 1250 A',
        'A long row of metal-clad switchgear panels in a clean room with a painted floor and cable covers along its front.',
      ),
      picture(
        315,
        'Relay room before commissioning',
        'IEC 61850',
        'Relay panels in two facing rows, doors closed, test sets standing on a trolley in the aisle between them.',
      ),
      picture(
        316,
        'Battery room',
        '110 V DC',
        'Vented cells on stepped racks along a wall, clear jars showing their plates, an eye-wash station beside the door.',
      ),
      picture(
        317,
        'Neutral earthing resistor',
        '33 kV · 1000 A',
        'A galvanised resistor enclosure on insulators with louvred sides, next to the neutral bushing of a transformer.',
      ),
      picture(
        318,
        'Drum stand ready for the pull',
        '33 kV · 500 m',
        'A wooden cable drum raised on a hydraulic stand at a joint bay, rollers laid out along the route to the next bend.',
      ),
      picture(
        319,
        'Joint bay, jackets on',
        '33 kV',
        'A joint bay with a completed three-phase joint on trestles, heat-shrink jackets on, a tent frame above it.',
      ),
      picture(
        320,
        'Surge arresters at the transformer',
        '132 kV',
        'Three surge arresters with their counters, mounted close before the bushings of a transformer.',
      ),
      picture(
        321,
        'Ring main unit in a street kiosk',
        '11 kV',
        'An open glass-fibre kiosk with a ring main unit, its switch positions and earth flags in view.',
      ),
      picture(
        322,
        'Boreholes along a cable route',
        'Geotechnical',
        'A small drilling rig on tracks by a hedge, with core boxes on a trestle and pegs marking the line of a cable.',
      ),
      picture(
        323,
        'Laser scan of an existing bay',
        'Point cloud',
        'A laser scanner on its tripod between the supports of a substation bay, white target spheres set out around it.',
      ),
      picture(
        324,
        'Compound gate and its bonding lead',
        'Earthing',
        'The steel gates of a substation standing open; stone chippings begin at the threshold and a bonding lead joins gate to post.',
      ),
      picture(
        325,
        'Substation in the desert',
        '220 kV',
        'A substation on pale sand under a high sun, with mountains at the horizon and rows of insulators throwing short shadows.',
      ),
      picture(
        326,
        'Monsoon drainage, cable cellar',
        '11 kV',
        'A cable cellar with racks along both walls, a channel and pump sump in the floor, and everything dry.',
      ),
      picture(
        327,
        'Energised',
        '33 kV · blue hour',
        'A finished substation in the blue hour: lamps on over the switchroom door, a transformer behind its fence, the line leaving into dusk.',
      ),
    ],
  },
  {
    id: 'office-activities',
    name: 'Office Activities',
    pictures: [
      picture(
        328,
        'Drawing table, single line diagram',
        'Colchester',
        'A large single line diagram on a drawing table, with a scale, red pencil marks and a cup of tea kept at a distance.',
      ),
      picture(
        329,
        'Load flow on two screens',
        'Colchester',
        'A desk with two screens: a network diagram in colour on one, a table of voltages on the other.',
      ),
      picture(
        330,
        'Drawing register',
        'New Delhi',
        'A shelf of bound drawing sets with numbered spines above a flat-file cabinet, one drawer half open.',
      ),
      picture(
        331,
        'Design review, before it starts',
        'New Delhi',
        'A meeting room with a long table, drawings laid out at each place, and a substation layout on the wall screen.',
      ),
      picture(
        332,
        'Relay on the bench',
        'Colchester',
        'A protection relay on a workbench joined to a test set by orderly leads, its characteristic shown on a laptop.',
      ),
      picture(
        333,
        'Tashkent office, morning',
        'Tashkent',
        'An office with tall windows and desks in a row, city trees outside, a model of a lattice tower on the sill.',
      ),
      picture(
        334,
        'Sample shelf',
        'Colchester',
        'Short lengths of cable cut to show their layers, a bushing, clamps and earth rods on a shelf, each with a paper label.',
      ),
      picture(
        335,
        'Wall of three time zones',
        'New Delhi',
        'Three plain clocks on a wall for Colchester, Tashkent and New Delhi above a map with lines between the cities.',
      ),
    ],
  },
  {
    id: 'training',
    name: 'Training',
    pictures: [
      picture(
        336,
        'Switching bay for practice',
        '11 kV, not connected',
        'A training bay with a complete ring main unit and a circuit-breaker truck withdrawn on its rails, yellow lines on the floor.',
      ),
      picture(
        337,
        'Injection test set, set up',
        'Secondary injection',
        'A relay test set on a bench, six test leads run to the test block of a panel, a settings sheet beside it.',
      ),
      picture(
        338,
        'Jointing bench',
        '33 kV XLPE',
        'A cable end clamped on a bench, stripped layer by layer, with cutting tools and a stress cone laid out in order.',
      ),
      picture(
        339,
        'Earth tester and its leads',
        'Fall of potential',
        'An earth tester, three reels of coloured cable, steel electrodes and a tape measure laid out on canvas.',
      ),
      picture(
        340,
        'Classroom, per-unit on the board',
        'Per unit',
        'A classroom with rows of empty desks; on the board a per-unit diagram of a transformer between two busbars.',
      ),
      picture(
        341,
        'Arc flash clothing on its stand',
        '40 cal/cm²',
        'A switching suit, hood, gloves and boots on a stand beside a board that shows approach distances.',
      ),
      picture(
        342,
        'Locks, keys and caution notices',
        'Safety from the system',
        'A board of numbered padlocks, a key safe with its glass door shut, and a rack of caution and danger notices.',
      ),
      picture(
        343,
        'SCADA console of the training network',
        'DNP3',
        'A console with a network mimic on three screens, one circuit-breaker shown open, an alarm list beside it.',
      ),
    ],
  },
];
