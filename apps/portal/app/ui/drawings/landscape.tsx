import { BottlebrushStage, GrassStage, SaplingStage, TreeStage } from './ages.tsx';
import { LANDSCAPE, landscapeHills } from './landscape-scene.ts';
import { PineTree } from './pine-tree.tsx';

const STAGES = [
  { x: 176, Stage: GrassStage },
  { x: 478, Stage: BottlebrushStage },
  { x: 780, Stage: SaplingStage },
  { x: 1086, Stage: TreeStage },
];
const FAR_TREES = [
  { x: 900, y: 0.93, height: 84, seed: 71 },
  { x: 1015, y: 0.93, height: 104, seed: 73 },
];
const hills = landscapeHills();

/** Hills, a low sun and the four ages of the pine, one above each task of the home page. */
export function Landscape({ className }: { className?: string | undefined }) {
  const { width, height } = LANDSCAPE;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <circle cx="985" cy={height * 0.36} r="46" fill="#FBD999" />
      {hills.map(({ color, d }) => (
        <path key={color} d={d} fill={color} />
      ))}
      {FAR_TREES.map(({ x, y, height: tall, seed }) => (
        <PineTree key={x} x={x} y={height * y} height={tall} seed={seed} needles="#5F9471" bark="#8A7458" />
      ))}
      <PineTree x={1190} y={height * 0.955} height={150} seed={77} needles="#3E7354" bark="#8A6848" />
      {STAGES.map(({ x, Stage }) => (
        <g key={x} transform={`translate(${x} ${height * 0.97}) scale(1.22)`}>
          <Stage />
        </g>
      ))}
    </svg>
  );
}
