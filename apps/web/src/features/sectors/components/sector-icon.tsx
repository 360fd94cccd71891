import {
  Briefcase,
  Building2,
  Cpu,
  Factory,
  GraduationCap,
  HeartPulse,
  Hotel,
  Landmark,
  Layers,
  type LucideIcon,
  Plane,
  RadioTower,
  Shield,
  ShoppingCart,
  Truck,
  Wheat,
  Zap,
} from 'lucide-react';

/** The icons a sector may carry, by the name that is stored. */
export const SECTOR_ICONS: Record<string, LucideIcon> = {
  building: Building2,
  landmark: Landmark,
  shield: Shield,
  'radio-tower': RadioTower,
  factory: Factory,
  'shopping-cart': ShoppingCart,
  truck: Truck,
  'heart-pulse': HeartPulse,
  plane: Plane,
  zap: Zap,
  'graduation-cap': GraduationCap,
  cpu: Cpu,
  wheat: Wheat,
  hotel: Hotel,
  briefcase: Briefcase,
};

/** A sector's icon; layers where it has none, or one that is not known here. */
export function SectorIcon({ name }: { name: string | null }) {
  const known = name !== null && Object.hasOwn(SECTOR_ICONS, name) ? name : '';
  const Icon = SECTOR_ICONS[known] ?? Layers;
  return (
    <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink">
      <Icon className="size-5" strokeWidth={1.75} />
    </span>
  );
}
