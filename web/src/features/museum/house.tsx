import { useStore } from 'zustand';
import { useServices } from '../services.ts';
import './house.css';

/** Logo and name of the house, where it has set them. */
export function House() {
  const { museum } = useServices();
  const { name, logo } = useStore(museum);
  if (name === undefined && logo === undefined) return null;
  return (
    <p className="house">
      {/* A picture, in which no script of an SVG runs. */}
      {logo && <img src={logo.url} alt={name === undefined ? 'The museum' : ''} draggable={false} />}
      {name}
    </p>
  );
}
