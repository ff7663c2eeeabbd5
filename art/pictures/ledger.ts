import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deliveredFile, deliveredFolder, readList, writeList } from '../../web/scripts/pictures/delivered.ts';
import {
  type DeliveredPicture,
  deliveredLine,
  pictureFileNames,
  readDeliveredLine,
} from '../../web/src/shared/picture-files.ts';
import { mastersFolder, type PictureRecord, recordsFile, workFolder } from './files.ts';
import type { MarkedPicture } from './scenes.ts';

/**
 * The work that a picture still needs. A picture that only needs encoding has a master with its present inputs on this machine.
 */
export type Stage = 'nothing' | 'encode' | 'render';

/** The inputs of a master, and the seconds that this machine took for it. */
interface MasterRecord {
  inputs: string;
  seconds: number;
}

const mastersFile = join(workFolder, 'masters.json');

/** Gives the file of a picture's master. */
export function masterOf(number: string): string {
  return join(mastersFolder, `${number}.png`);
}

/** The finished work of any machine (records and delivered files) and of this machine (masters). */
export class Ledger {
  readonly #records: Record<string, PictureRecord>;
  readonly #delivered: Record<string, string>;
  readonly #masters: Record<string, MasterRecord>;

  private constructor(
    records: Record<string, PictureRecord>,
    delivered: Record<string, string>,
    masters: Record<string, MasterRecord>,
  ) {
    this.#records = records;
    this.#delivered = delivered;
    this.#masters = masters;
  }

  static async open(): Promise<Ledger> {
    return new Ledger(await readList(recordsFile), await readList(deliveredFile), await readList(mastersFile));
  }

  /** Gives the work that a picture still needs to have files in this encoding. */
  stageOf({ number, inputs, width }: MarkedPicture, encoding: string): Stage {
    const record = this.#records[number];
    const isComplete =
      number in this.#delivered &&
      pictureFileNames(number, width).every((file) => existsSync(join(deliveredFolder, file)));
    if (isComplete && record?.inputs === inputs && record.encoding === encoding) return 'nothing';
    return this.#masters[number]?.inputs === inputs && existsSync(masterOf(number)) ? 'encode' : 'render';
  }

  /** Gives the time that this machine took to render a picture, if it has rendered it. */
  secondsOf(number: string): number | undefined {
    return this.#masters[number]?.seconds;
  }

  async rememberMaster({ number, inputs }: MarkedPicture, seconds: number): Promise<void> {
    this.#masters[number] = { inputs, seconds };
    await mkdir(workFolder, { recursive: true });
    await writeList(mastersFile, this.#masters);
  }

  async rememberDelivered(
    { number, inputs }: MarkedPicture,
    encoding: string,
    delivered: DeliveredPicture,
  ): Promise<void> {
    this.#delivered[number] = deliveredLine(delivered);
    this.#records[number] = { inputs, encoding };
    await this.#save();
  }

  /** Deletes the files of renderings that no scene file declares any more. @returns their numbers */
  async forgetAllBut(pictures: readonly MarkedPicture[]): Promise<string[]> {
    const declared = new Set(pictures.map(({ number }) => number));
    const forgotten = Object.keys(this.#delivered).filter(
      (number) => !number.startsWith('PHO-') && !declared.has(number),
    );
    for (const number of forgotten) {
      const { width } = readDeliveredLine(this.#delivered[number] ?? '');
      for (const file of pictureFileNames(number, width)) await rm(join(deliveredFolder, file), { force: true });
      delete this.#delivered[number];
      delete this.#records[number];
    }
    if (forgotten.length > 0) await this.#save();
    return forgotten;
  }

  async #save(): Promise<void> {
    await writeList(deliveredFile, this.#delivered);
    // The records come last, because they state that the files are complete.
    await writeList(recordsFile, this.#records);
  }
}
