import type { Blueprint } from '@process-ai/domain/blueprint';
import { type Area, type BlueprintStory, blueprintStory } from '@process-ai/domain/blueprint-story';
import { type FigureWords, figureWords } from '../figure-words.ts';
import { type Palette, paletteOf } from '../palette.ts';

/** What all sections are written from. */
export interface DocsPlan extends BlueprintStory {
  blueprint: Blueprint;
  palette: Palette;
  words: FigureWords;
}

export const planDocs = (blueprint: Blueprint): DocsPlan => ({
  ...blueprintStory(blueprint),
  blueprint,
  palette: paletteOf(blueprint.branding.accentColour),
  words: figureWords(blueprint.assumptions.currency, blueprint.language),
});

/** "3 Claims" */
export const areaName = ({ code, name }: Area): string => (code === '' ? name : `${code} ${name}`);
