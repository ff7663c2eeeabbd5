import type { ComponentType } from 'react';
import type { ProductDrawingName } from '../../content/firm/products.ts';
import { BatteryCharger } from './BatteryCharger.tsx';
import { CableSection } from './CableSection.tsx';
import { ChargingStation } from './ChargingStation.tsx';
import { ContainerisedSwitchroom } from './ContainerisedSwitchroom.tsx';
import { DieselGenerator } from './DieselGenerator.tsx';
import { EarthingMaterial } from './EarthingMaterial.tsx';
import { InstrumentTransformers } from './InstrumentTransformers.tsx';
import { LowVoltagePanel } from './LowVoltagePanel.tsx';
import { Panels } from './Panels.tsx';
import { PowerTransformer } from './PowerTransformer.tsx';
import type { ProductDrawingProps } from './Sheet.tsx';

const drawings: Record<ProductDrawingName, ComponentType<ProductDrawingProps>> = {
  chargingStation: ChargingStation,
  containerisedSwitchroom: ContainerisedSwitchroom,
  powerTransformer: PowerTransformer,
  instrumentTransformers: InstrumentTransformers,
  panels: Panels,
  earthingMaterial: EarthingMaterial,
  cableSection: CableSection,
  batteryCharger: BatteryCharger,
  lowVoltagePanel: LowVoltagePanel,
  dieselGenerator: DieselGenerator,
};

/** The line drawing of a product, chosen by its name. */
export function ProductDrawing({ name, ...rest }: ProductDrawingProps & { name: ProductDrawingName }) {
  const Drawing = drawings[name];
  return <Drawing {...rest} />;
}
