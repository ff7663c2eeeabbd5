import type { Picture } from '../shapes/picture.ts';

/** A tab of the gallery. */
export interface Album {
  /** The anchor in the address: /gallery#<id>. */
  id: string;
  name: string;
  pictures: readonly Picture[];
}

/** Makes a picture. The pictures are numbered consecutively in the order of the tabs. */
const picture = (number: number, caption: string, scale: string, alternative: string): Picture => ({
  id: `VIS-${number}`,
  caption,
  scale,
  alternative,
});

/** The gallery shows places, rooms and equipment, and never people. A new picture needs nothing but an entry here. */
export const albums: readonly Album[] = [
  {
    id: 'site-visit',
    name: 'Site Visit',
    pictures: [
      picture(
        301,
        'Grid supply point at first light',
        '400 kV',
        'An open-air 400 kilovolt substation at dawn: two rows of tubular busbars on tall post insulators, left and right of a cable trench, with a gantry and a line tower at their end.',
      ),
      picture(
        302,
        'Transformer on its plinth, bund empty',
        '132/33 kV · 60 MVA',
        'A power transformer on a concrete plinth inside an empty concrete bund, radiators, fans and conservator complete, its three 132 kilovolt bushings not yet connected.',
      ),
      picture(
        303,
        'Earth grid before backfill',
        'Copper 70 mm²',
        'A trench grid cut into brown soil, seen from above; bare copper conductor lies in the trenches and is welded where they cross.',
      ),
      picture(
        304,
        'Containerised switchroom, set in place',
        '33 kV',
        'A grey containerised switchroom on steel legs at a field’s edge, a stair in place at either end, with cable ducts open in the ground below.',
      ),
      picture(
        305,
        'Battery containers in two rows',
        '33 kV',
        'Two rows of white battery containers facing each other across gravel, inverter and ring main unit skids between them, a palisade fence at the far end.',
      ),
      picture(
        306,
        'Cables in trefoil in their trench',
        '33 kV',
        'Two circuits of three black cables, each laid touching in a triangle on a bed of sand, side by side in a timbered trench held open by screw struts.',
      ),
      picture(
        307,
        'Line tower from beneath',
        '132 kV',
        'View straight up between the legs of a lattice tower, through its bracing, to its cross-arms and six conductors against a pale sky.',
      ),
      picture(
        308,
        'Disconnector, open',
        '132 kV',
        'A three-pole centre-break disconnector on galvanised supports, the arms of every pole turned aside to leave a clear gap of air; its drive box hangs on the nearest leg.',
      ),
      picture(
        309,
        'Wenner test pins across a field',
        'Spacing to 32 m',
        'Four steel test electrodes in a straight line across stubble, joined by coloured leads to an earth tester on the ground under a dark sky.',
      ),
      picture(
        310,
        'Solar array and inverter station',
        '20 MWp',
        'Rows of solar panels over grass on both sides of a gravel track that runs to a green inverter and transformer station; woods and hills behind.',
      ),
      picture(
        311,
        'Wind turbine switchgear, open door',
        '33 kV',
        'The base of a wind turbine with its door open to a ring main unit and the three tower cables on their ladder, a steel landing and stair in front.',
      ),
      picture(
        312,
        'Load bank in the generator yard',
        '7 MVA',
        'Two container-sized load banks with their fans at blue hour, joined to the generator building on the left by heavy flexible cables on the ground.',
      ),
      picture(
        313,
        'Cable sealing ends at a terminal tower',
        '132 kV',
        'Cable sealing ends on lattice supports before a terminal tower: three brown porcelains in front, a second three to the right, each joined to the line above and a cable below.',
      ),
      picture(
        314,
        'Indoor switchboard, front',
        '33 kV · 1250 A',
        'A long row of metal-clad switchgear panels in a clean room with a green painted floor and steel cable covers along its front.',
      ),
      picture(
        315,
        'Relay room before commissioning',
        'IEC 61850',
        'Relay panels in two facing rows, glazed doors closed, two test sets standing on a trolley in the aisle between them.',
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
        'A galvanised resistor house with louvred sides on four porcelain insulators; a conductor joins the bushing on its roof to the neutral of the earthing transformer at the right.',
      ),
      picture(
        318,
        'Drum stand ready for the pull',
        '33 kV · 500 m',
        'A wooden cable drum raised on a hydraulic stand beside an open joint bay at dusk, its red cable led down over rollers in the trench by the light of two work lamps.',
      ),
      picture(
        319,
        'Joint bay, jackets on',
        '33 kV',
        'A joint bay with three completed single-core joints on timber trestles, heat-shrink jackets on, under a tent frame whose roof sheet is half drawn.',
      ),
      picture(
        320,
        'Surge arresters at the transformer',
        '132 kV',
        'Three grey surge arresters with grading rings, a discharge counter on each support, close before the three bushings of a power transformer.',
      ),
      picture(
        321,
        'Ring main unit in a street kiosk',
        '11 kV',
        'A green glass-fibre kiosk on a pavement, both doors open on a ring main unit of three ways, its switch positions and earth flags in view.',
      ),
      picture(
        322,
        'Boreholes along a cable route',
        'Geotechnical',
        'A small drilling rig on tracks near a hedge, core boxes on a trestle and on the grass, and a row of pegs that marks the line of a cable.',
      ),
      picture(
        323,
        'Laser scan of an existing bay',
        'Point cloud',
        'A laser scanner on a timber tripod between the supports of a 132 kilovolt bay in low sun, white target spheres on short stands set out around it.',
      ),
      picture(
        324,
        'Compound gate and its bonding lead',
        'Earthing',
        'A palisade gate standing open on a substation, seen at its hinge: a green bonding lead joins post to leaf, and the stone chippings begin at the threshold.',
      ),
      picture(
        325,
        'Substation in the desert',
        '220 kV',
        'A 220 kilovolt substation on pale sand under a high sun: busbars, gantries and rows of insulators throwing short shadows, with bare mountains at the horizon.',
      ),
      picture(
        326,
        'Monsoon drainage, cable cellar',
        '11 kV',
        'A cable cellar with red and black cables on racks along both walls, a channel and a grated pump sump in the floor, and everything dry.',
      ),
      picture(
        327,
        'Substation, energised',
        '33 kV · blue hour',
        'A finished substation in the blue hour: the lamp on over the switchroom door, two transformers behind their fence, and the line leaving from its terminal tower into the dusk.',
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
        'A desk at dusk with two screens: a network diagram in colour on one, a table of voltages on the other; bound drawing sets on the shelf above.',
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
        'Three clocks, one for each office',
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
        '11 kV and 33 kV, not connected',
        'A training bay: a ring main unit on a plinth, and a row of three panels with one circuit breaker truck withdrawn on its rails; yellow lines on the floor.',
      ),
      picture(
        337,
        'Test set, ready on the bench',
        'Secondary injection',
        'A relay test set on a bench, six test leads run to the test block of the panel behind it, a settings sheet beside it.',
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
        'Classroom, fault current on the board',
        'Per unit',
        'A classroom with rows of empty desks; on the chalk board a per-unit diagram of a transformer between two busbars, and the fault current worked out beside it.',
      ),
      picture(
        341,
        'Arc flash clothing on its stand',
        '40 cal/cm²',
        'A navy switching suit with its hood on a stand, boots beside it, gloves on the wall, and a board of safety distances by voltage.',
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
        'A console with a network mimic on three screens, one circuit breaker shown open, an alarm list beside it.',
      ),
    ],
  },
];
