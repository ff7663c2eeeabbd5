import type { Picture } from '../shapes/picture.ts';

/** The existing product drawings. Each is a component in drawings/products. */
export type ProductDrawingName =
  | 'chargingStation'
  | 'containerisedSwitchroom'
  | 'powerTransformer'
  | 'instrumentTransformers'
  | 'panels'
  | 'earthingMaterial'
  | 'cableSection'
  | 'batteryCharger'
  | 'lowVoltagePanel'
  | 'dieselGenerator';

/** The specifications that a product can have. The rating plate shows each name as separate words. */
type SpecificationName =
  | 'chargingLevels'
  | 'voltageOptions'
  | 'chargingTime'
  | 'compatibility'
  | 'voltageRating'
  | 'accuracyClass'
  | 'insulation'
  | 'voltageRange'
  | 'material'
  | 'protection'
  | 'length'
  | 'diameter'
  | 'type'
  | 'conductorSize'
  | 'outputVoltage'
  | 'efficiency'
  | 'voltage'
  | 'powerRange'
  | 'voltageLevel';

/** Gives the name of a specification as separate words: `chargingLevels` is "Charging Levels". */
export function spacedWords(key: string): string {
  const spaced = key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/**
 * One product of the firm. The list and the product page follow from an entry here. The data sheet also needs a record in
 * documents.ts.
 */
export interface Product {
  /** The last part of the address: /product/<id>. */
  id: string;
  title: string;
  /** The colour of the category is a token that is readable as text on white. */
  category: { name: string; colour: 'ink' | 'deep' | 'brand' | 'brandDeep' | 'muted' };
  /** A line drawing by its name, or a picture by its files. Without both, the site shows a blank sheet. */
  thumbnail?: Picture & { drawing?: ProductDrawingName };
  description: string;
  /** The description for search engines, 50 to 160 characters. */
  summary: string;
  features: readonly string[];
  specifications?: Readonly<Partial<Record<SpecificationName, string>>>;
  applications: readonly string[];
  /** A sample: the weeks from approved drawings to delivery on site. */
  deliveryWeeks: readonly [number, number];
  externalLink?: string;
  /** Whether the product has a page, but no card in the list. */
  unlisted?: boolean;
}

export const products: readonly Product[] = [
  {
    id: 'ev-1',
    title: 'EV Charging Infrastructure',
    category: { name: 'EV Charging', colour: 'brand' },
    thumbnail: {
      drawing: 'chargingStation',
      id: 'DRG-300',
      alternative:
        'Line drawing of a rapid charger on its plinth: the cable runs from its holster to the charging flap of a small car. A detail shows the nine contacts of a CCS 2 inlet.',
      caption: 'Rapid charger and CCS 2 inlet',
      scale: 'Elevation',
    },
    summary:
      'EV charging infrastructure from single Level 1 points to DC rapid hubs, with the supply, the protection and the load management behind it.',
    description:
      'Charging points and everything behind them: the supply application, the transformer and LV board, the cables, the earthing arrangement and the load management that keeps a site inside its agreed capacity. One scope, from a workplace post to a rapid charging hub with its own substation.',
    features: [
      'AC and DC charge points on one supply: Type 2 and CCS for new cars, Type 1 and CHAdeMO for older ones',
      'In Britain modes 3 and 4 of BS EN 61851-1, installed to section 722 of BS 7671',
      'Dynamic load management that holds the site to its agreed import capacity',
      'Open-PEN detection or a separate TT earth electrode where the supply is PME',
      'RDC-DD or Type B residual current protection against smooth DC fault current',
      'OCPP communication with the back office of your choice',
      'Ducts, feeder pillars and transformer sized for the chargers that come later',
    ],
    specifications: {
      chargingLevels: 'Level 1, Level 2 and DC fast charging',
      voltageOptions:
        'Level 1: 120 V; Level 2: 240 V; DC fast charging from a three-phase supply. Levels 1 and 2 are North American. In Britain: AC 230 V up to 7.4 kW and 400 V up to 22 kW, DC 50–350 kW',
      chargingTime: 'DC fast charging: up to 80 % in 20–30 minutes',
      compatibility: 'SAE J1772 (Type 1), IEC 62196 Type 2, CCS and CHAdeMO vehicles',
    },
    deliveryWeeks: [10, 16],
    applications: [
      'Motorway and trunk road charging hubs',
      'Bus and van depots with overnight charging',
      'Workplaces, retail parks and car parks',
      'Residential developments',
    ],
    externalLink: 'https://openchargealliance.org/',
  },
  {
    id: 'pd-2',
    title: 'Containerised Switchroom',
    category: { name: 'Power Distribution', colour: 'ink' },
    thumbnail: {
      drawing: 'containerisedSwitchroom',
      id: 'DRG-301',
      alternative:
        'Line drawing of a switchroom in a 12.2 metre container on steel legs. Half of the wall is cut away and shows a row of six switchgear panels; the cables leave through the floor in orderly bends.',
      caption: 'Switchroom, wall cut away',
      scale: 'Elevation · mm',
    },
    summary:
      'Containerised switchrooms up to 33 kV: built, wired and tested in the workshop, then lifted onto prepared foundations and connected.',
    description:
      'A complete switchroom in a transportable steel enclosure. Switchgear, protection, DC supplies, LV distribution and building services are installed, wired and tested in the workshop, so that on site it is set down, cabled and energised. It is built while the foundations are laid, so the programme does not wait for a building.',
    features: [
      'Switchgear up to 33 kV, SF6-free where the network operator accepts it, with relay panels, remote terminal unit and metering',
      'Battery, charger and LVAC board fitted, wired and tested before delivery',
      'Raised on legs or a plinth, with bottom cable entry and a clear cable space below',
      'Internal arc relief ducted outdoors, away from doors and access ways',
      'Heating, cooling, fire detection and access control in the same factory test',
      'Structural frame designed for lifting, transport and the wind load of the site',
    ],
    deliveryWeeks: [30, 40],
    applications: [
      'Solar, wind and battery storage connections',
      'Customer substations for independent connection providers',
      'Temporary supplies while a switchroom is replaced',
      'Remote industrial and mining sites',
    ],
  },
  {
    id: 'pe-3',
    title: 'Transformer',
    category: { name: 'Power Equipment', colour: 'deep' },
    thumbnail: {
      drawing: 'powerTransformer',
      id: 'DRG-302',
      alternative:
        'Line drawing of an oil-filled power transformer: tank with radiators at both sides, conservator with its pipe and gas relay, three tall high-voltage bushings with their conductors, and wheels on rails.',
      caption: 'Power transformer, ONAN',
      scale: 'Elevation',
    },
    summary:
      'Power transformers up to 400 kV and distribution transformers up to 33 kV: specified, type checked, factory tested and delivered to the plinth.',
    description:
      'Power and distribution transformers, specified from the studies rather than from a catalogue: impedance from the fault level, tapping range from the load flow, losses from the life-cycle cost. We write the specification, review the design, witness the factory tests and deliver to the plinth.',
    features: [
      'Rating, impedance and vector group set from load flow and short-circuit studies',
      'Losses to ecodesign Tier 2 at least; lower where capitalisation pays',
      'On-load or off-circuit tap changer to suit the voltage control of the network',
      'Mineral oil, natural ester or cast resin, with bunding and fire separation to match',
      'Routine, type and special tests to IEC 60076, witnessed by our engineers',
      'Gas relay, winding temperature, pressure relief and differential protection interfaces',
    ],
    specifications: {
      voltageRating: 'Power transformers up to 400 kV; distribution transformers up to 33 kV',
      type: 'Power, distribution and instrument transformers (instrument transformers up to 220 kV)',
      insulation: 'Mineral oil, natural ester or cast resin',
    },
    deliveryWeeks: [40, 60],
    applications: [
      'Grid supply points and primary substations',
      'Generator step-up for solar, wind and battery storage',
      'Industrial and data centre intake substations',
      'Traction and rectifier supplies',
    ],
  },
  {
    id: 'me-4',
    title: 'Instrument Transformer',
    category: { name: 'Measurement', colour: 'muted' },
    thumbnail: {
      drawing: 'instrumentTransformers',
      id: 'DRG-303',
      alternative:
        'Line drawing of two instrument transformers on steel supports: a current transformer whose primary passes through its head, and a voltage transformer connected from above. Each has a porcelain column with sheds.',
      caption: 'Current and voltage transformer',
      scale: 'Elevation',
    },
    summary:
      'Current and voltage transformers up to 220 kV, with cores, classes and burdens calculated for the relays and meters that they serve.',
    description:
      'Current and voltage transformers for metering and protection, up to 220 kV. We calculate every core: knee-point voltage, accuracy limit factor, burden and lead resistance, so that a meter stays in class at low load and a relay does not saturate at the highest fault current.',
    features: [
      'Separate cores for metering and protection, each with its own class and burden',
      'Protection cores to class P, PX or PR, dimensioned for X/R ratio and remanence',
      'Inductive and capacitive voltage transformers, with ferroresonance checked',
      'Porcelain or composite insulators with creepage for the pollution at the site',
      'Multi-ratio secondaries for networks that will grow',
      'Injection, magnetisation and ratio tests on site before energising',
    ],
    specifications: {
      voltageRating: 'Up to 220 kV',
      accuracyClass: 'Metering 0.2, 0.2S, 0.5, 0.5S; protection 5P, 10P, PX, 3P, 6P (IEC 61869)',
      insulation: 'Oil-paper, SF6-free gas or cast resin; porcelain or composite housing',
    },
    deliveryWeeks: [20, 30],
    applications: [
      'Tariff and settlement metering',
      'Feeder, busbar and transformer protection',
      'Power quality and fault recording',
      'Generator and synchronising circuits',
    ],
  },
  {
    id: 'cs-5',
    title: 'Panels',
    category: { name: 'Control Systems', colour: 'brandDeep' },
    thumbnail: {
      drawing: 'panels',
      id: 'DRG-304',
      alternative:
        'Line drawing of three protection and control panels on one plinth: relays with displays and keypads, a mimic diagram of a feeder bay, a row of indicator lamps, test blocks and control switches.',
      caption: 'Protection and control suite',
      scale: 'Elevation · mm',
    },
    summary:
      'Protection, control, metering and distribution panels from 240 V to 33 kV, designed, built, wired and tested to drawings that match the site.',
    description:
      'Panels for protection, control, metering, synchronising and distribution, for systems from 240 V to 33 kV; protection panels also for 132/33 kV transformer bays. Each leaves the works with its schematic, wiring and settings as one set of documents, injected and proven against the scheme drawing, so that site work is connection and end-to-end test.',
    features: [
      'Numerical relays with settings from our own coordination studies',
      'Mimic diagram, local control and interlocking that follow the single line diagram',
      'IEC 61850, DNP3 and Modbus interfaces to SCADA, tested point by point',
      'Test blocks and isolation links in every trip and measuring circuit',
      'Ferrules, terminals and labels that match the drawing, sheet by sheet',
      'Factory acceptance test with secondary injection, witnessed if you wish',
    ],
    specifications: {
      voltageRange: '240 V to 33 kV',
      material: 'Folded sheet steel, powder coated; stainless steel for coastal sites',
      protection: 'IP54 or IP65 (IEC 60529)',
    },
    deliveryWeeks: [16, 24],
    applications: [
      'Primary and customer substations',
      'Generator control and synchronising',
      'Motor control centres and process plant',
      'Refurbishment of electromechanical schemes',
    ],
  },
  {
    id: 'se-6',
    title: 'Earthing Material',
    category: { name: 'Safety Equipment', colour: 'brand' },
    thumbnail: {
      drawing: 'earthingMaterial',
      id: 'DRG-305',
      alternative:
        'Line drawing of an earth electrode in section: a coupled rod driven through layers of soil, clamped to a bare conductor in an inspection pit at ground level. A detail shows rod, coupler and driving stud.',
      caption: 'Rod electrode in inspection pit',
      scale: 'Section',
    },
    summary:
      'Earth rods, tapes, bare conductors, clamps and inspection pits, supplied in the quantities that the earthing calculation asks for.',
    description:
      'Rods, tapes, bare stranded conductor, exothermic and compression connections, clamps, bonds and inspection pits. The schedule comes from the earthing design, sized for the fault current and its duration, so that what arrives on site is what the calculation assumed.',
    features: [
      'Copper-bonded steel, solid copper and stainless steel rods, 14 to 25 mm, with couplers and driving studs',
      'Copper tape and stranded conductor sized for the earth fault current to ENA TS 41-24',
      'Exothermic, compression and bolted connections rated for the same fault',
      'Inspection pits, disconnecting links and marker tape',
      'Earth-enhancing compound for rock and for soil of high resistivity',
      'Material certificates, and a schedule keyed to the earthing layout drawing',
    ],
    specifications: {
      material: 'Copper, copper-bonded steel, stainless steel or galvanised steel',
      length: '1.2 m to 3.0 m a section, coupled to the depth that the design needs',
      diameter: '10–50 mm',
    },
    deliveryWeeks: [3, 5],
    applications: [
      'Substation earth grids to ENA TS 41-24 and IEEE 80',
      'Solar, wind and battery storage sites',
      'Lightning protection and tower footings',
      'LV installations to BS 7430',
    ],
  },
  {
    id: 'cn-7',
    title: 'Cable',
    category: { name: 'Connectivity', colour: 'ink' },
    thumbnail: {
      drawing: 'cableSection',
      id: 'DRG-306',
      alternative:
        'Cross-section of a three-core 33 kV cable: stranded conductors, XLPE insulation and copper tape screens, fillers between the cores, bedding, a ring of steel wires as armour, and the outer sheath, each named by a leader.',
      caption: 'Three-core XLPE, 19/33 kV',
      scale: 'Section',
    },
    summary:
      'Power cables up to 500 kV with conductors of 4 to 1000 mm², selected by rating, pulling and short-circuit calculation and delivered to site.',
    description:
      'Power, control and auxiliary cables, selected by calculation: continuous rating for the soil as measured, voltage drop, short-circuit withstand of conductor and screen, and the tension and sidewall pressure of the pull. Supplied on drums cut to the route, with accessories and jointing.',
    features: [
      'Rating to IEC 60287 with measured soil thermal resistivity and real laying depth',
      'Copper or aluminium conductors; XLPE or EPR insulation',
      'Screens and armour sized for the earth fault current and its clearance time',
      'Low-smoke, zero-halogen sheaths for tunnels, buildings and stations',
      'Drum lengths and joint positions from the pulling calculation',
      'Sheath test, insulation test and VLF or partial discharge test after laying',
    ],
    specifications: {
      voltageRange: 'Low voltage up to 500 kV',
      type: 'Single-core and three-core, armoured and unarmoured; XLPE or EPR',
      conductorSize: '4–1000 mm²',
      material: 'Copper or aluminium conductor',
    },
    deliveryWeeks: [12, 20],
    applications: [
      'Grid connections and interconnecting circuits',
      'Collector networks of solar and wind farms',
      'Battery storage and transformer tails',
      'Industrial and building distribution',
    ],
  },
  {
    id: 'ps-8',
    title: 'Battery Charger',
    category: { name: 'Power Supply', colour: 'muted' },
    thumbnail: {
      drawing: 'batteryCharger',
      id: 'DRG-307',
      alternative:
        'Line drawing of a substation battery charger: a cubicle with two meters, a controller display and ventilation louvres, beside a two-tier rack of eighteen battery blocks of 6 V joined by links: 54 cells, for a 110 V system.',
      caption: 'Charger and battery, 110 V DC',
      scale: 'Elevation · mm',
    },
    summary:
      'Industrial battery chargers with 12 to 230 V DC output for tripping, closing and control supplies, sized with the battery they keep alive.',
    description:
      'Chargers and batteries for tripping, closing and control supplies. The DC system is the one that must work when everything else has failed, so it is sized from the standing load, the worst sequence of operations and the autonomy you ask for, with ageing and temperature allowed for.',
    features: [
      'Float, boost and equalise modes with temperature-compensated voltage',
      'Dual chargers with blocking diodes, each able to carry the load alone',
      'DC earth fault, low voltage and charger fail alarms, volt-free and by Modbus',
      'Low ripple output, safe for valve-regulated batteries and numerical relays',
      'Vented lead-acid, valve-regulated or nickel-cadmium cells; for 110 V, 54 cells in blocks of 6 V or 55 single cells',
      'Switched-mode rectifiers, up to 95 % efficient at full load, or thyristor rectifiers, about 90 %',
      'Discharge test at commissioning, with the curve in the handover file',
    ],
    specifications: {
      outputVoltage: '12, 24, 48, 110 or 230 V DC',
      efficiency: 'Up to 95 %',
      protection: 'Input and output short circuit, reverse polarity, over-voltage and over-temperature',
    },
    deliveryWeeks: [12, 16],
    applications: [
      'Substation tripping and closing supplies',
      'SCADA and telecommunication equipment',
      'Switchgear in containerised switchrooms',
      'Generator starting batteries',
    ],
  },
  {
    id: 'lv-9',
    title: 'Low Voltage Panel',
    category: { name: 'Low Voltage', colour: 'brandDeep' },
    thumbnail: {
      drawing: 'lowVoltagePanel',
      id: 'DRG-308',
      alternative:
        'Line drawing of a low-voltage switchboard of four columns: an air circuit breaker as incomer with meters above, moulded-case circuit breakers in rows, and the three busbars seen through an opening along the top.',
      caption: 'Main switchboard, form 4',
      scale: 'Elevation · mm',
    },
    summary:
      'Low-voltage switchboards and distribution panels up to 1000 V to IEC 61439, with verified short-circuit rating and temperature rise.',
    description:
      'Main switchboards, auxiliary LVAC boards, feeder pillars and distribution panels up to 1000 V, built and verified to IEC 61439. Discrimination from the incomer to the last outgoing way is studied before the devices are ordered.',
    features: [
      'Short-circuit rating and temperature rise verified to IEC 61439-1 and -2',
      'Forms of separation 1 to 4, withdrawable or fixed circuit breakers',
      'Discrimination and arc flash studied with the upstream network',
      'Automatic changeover between mains, generator and battery supplies',
      'Multifunction metering with Modbus, by feeder if you need it',
      'Surge protection and spare ways for what comes next',
    ],
    specifications: {
      voltage: 'Up to 1000 V AC',
      protection: 'Air, moulded-case and miniature circuit breakers; surge protection; residual current devices',
    },
    deliveryWeeks: [12, 18],
    applications: [
      'Transformer LV sides and main intakes',
      'Inverter combining boards',
      'Substation LVAC supplies',
      'Data centres, hospitals and process plant',
    ],
  },
  {
    id: 'dg-10',
    title: 'Diesel Generator',
    category: { name: 'Power Generation', colour: 'deep' },
    unlisted: true,
    thumbnail: {
      drawing: 'dieselGenerator',
      id: 'DRG-309',
      alternative:
        'Line drawing of an open diesel generating set on its base tank: radiator with fan guard, six-cylinder engine with exhaust and silencer, flywheel housing, alternator, and the control panel at its end.',
      caption: 'Generating set on base tank',
      scale: 'Elevation',
    },
    summary:
      'Diesel generating sets from 5 to 2500 kVA for standby and prime power, with changeover, fuel, earthing and load bank test in one scope.',
    description:
      'Standby and prime power sets from 5 to 2500 kVA, with fuel, exhaust, ventilation, changeover and earthing designed as one installation. The set is sized for the worst load step, not for the sum of the nameplates, and is proven by load bank before it is relied upon.',
    features: [
      'Sized for motor starting, transformer inrush and the largest load step',
      'Automatic mains failure control, synchronising and load sharing',
      'Neutral earthing arranged for parallel and for island operation',
      'Base tank or bulk fuel system, bunded, with leak detection',
      'Canopy or plant room with attenuation to the noise limit of the site',
      'Load bank test at 0.8 power factor, with results in the handover file',
    ],
    specifications: {
      powerRange: '5–2500 kVA',
      voltageLevel: '230 V, 400 V or custom',
    },
    deliveryWeeks: [16, 30],
    applications: [
      'Hospitals, data centres and water treatment',
      'Black start of battery storage and power stations',
      'Construction and temporary supplies',
      'Remote sites in prime power',
    ],
  },
];

/** Finds the product of the address /product/<id>, if it exists. */
export function findProduct(id: string | undefined): Product | undefined {
  return products.find((product) => product.id === id);
}
