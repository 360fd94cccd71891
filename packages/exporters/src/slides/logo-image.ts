import { Buffer } from 'node:buffer';
import type { BlueprintLogo } from '@process-ai/domain/blueprint';
import { imageSize } from '../image-size.ts';
import type { Box } from './draw.ts';

/** The logo as large as the box allows, at its own proportions; null when there is none that can be read. */
export function logoImage(logo: BlueprintLogo | null, box: Box): (Box & { data: string }) | null {
  const size = logo && imageSize(logo.bytes);
  if (!logo || !size) return null;
  const scale = Math.min(box.w / size.width, box.h / size.height);
  const [w, h] = [size.width * scale, size.height * scale];
  const data = `${logo.mime};base64,${Buffer.from(logo.bytes).toString('base64')}`;
  return { data, x: box.x, y: box.y + (box.h - h) / 2, w, h };
}
