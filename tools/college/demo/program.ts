/** A programme of study of the invented college. */
export interface Program {
  /** As it is in roll numbers and section codes. */
  code: string;
  name: string;
  school: string;
  interests: readonly string[];
}

export interface ProgramCourse {
  code: string;
  name: string;
  credits: number;
}

export const programs: readonly Program[] = [
  {
    code: 'CSE',
    name: 'B.Tech. Computer Science and Engineering',
    school: 'School of Computing',
    interests: ['Web development', 'Compilers', 'Machine learning', 'Open data', 'Games'],
  },
  {
    code: 'ECE',
    name: 'B.Tech. Electronics and Communication Engineering',
    school: 'School of Electronics',
    interests: ['Embedded systems', 'Radio', 'Sensors', 'Signal processing', 'Chip design'],
  },
  {
    code: 'MEC',
    name: 'B.Tech. Mechanical Engineering',
    school: 'School of Mechanical Sciences',
    interests: ['Robotics', 'Bicycles', 'Engines', '3D printing', 'Materials'],
  },
  {
    code: 'CIV',
    name: 'B.Tech. Civil Engineering',
    school: 'School of Civil Engineering',
    interests: ['Bridges', 'Water supply', 'Maps', 'Low-cost housing', 'Road safety'],
  },
];

/** The courses of all programmes in the first and the second semester. */
const firstYear = [
  'Engineering Mathematics, Engineering Physics, Programming in C, Engineering Graphics, Communicative English',
  'Linear Algebra, Engineering Chemistry, Basic Electrical Engineering, Engineering Mechanics, Environmental Studies',
];

/** The courses of the semesters from the third on. */
const laterSemesters: Readonly<Record<string, readonly string[]>> = {
  CSE: [
    'Data Structures, Discrete Mathematics, Computer Organisation, Object-Oriented Programming, Probability and Statistics',
    'Design of Algorithms, Microprocessors, Formal Languages, Web Technology, Numerical Methods',
    'Operating Systems, Database Systems, Computer Networks, Theory of Computation, Software Engineering',
    'Compiler Design, Artificial Intelligence, Data Mining, Cloud Computing, Professional Ethics',
    'Machine Learning, Cryptography, Distributed Systems, Human-Computer Interaction, Project Work',
  ],
  ECE: [
    'Signals and Systems, Network Analysis, Electronic Devices, Digital Logic Design, Probability and Statistics',
    'Linear Integrated Circuits, Microprocessors, Transmission Lines, Measurements, Numerical Methods',
    'Digital Signal Processing, Microcontrollers, Control Systems, Analog Communication, Electromagnetic Fields',
    'Digital Communication, Computer Architecture, Microwave Engineering, Sensors, Professional Ethics',
    'VLSI Design, Wireless Communication, Embedded Systems, Antennas and Propagation, Project Work',
  ],
  MEC: [
    'Thermodynamics, Strength of Materials, Manufacturing Processes, Fluid Mechanics, Probability and Statistics',
    'Applied Thermodynamics, Kinematics, Material Science, Fluid Machinery, Numerical Methods',
    'Heat Transfer, Machine Design, Theory of Machines, Metrology, Industrial Engineering',
    'Design of Transmission Systems, Mechatronics, Operations Research, Power Plants, Professional Ethics',
    'Finite Element Analysis, Robotics, Refrigeration, Automobile Engineering, Project Work',
  ],
  CIV: [
    'Surveying, Solid Mechanics, Building Materials, Fluid Mechanics, Engineering Geology',
    'Structural Mechanics, Hydraulics, Building Planning, Soil Mechanics, Numerical Methods',
    'Structural Analysis, Geotechnical Engineering, Hydrology, Transportation Engineering, Concrete Technology',
    'Design of Concrete Structures, Water Resources, Foundation Engineering, Remote Sensing, Professional Ethics',
    'Steel Structures, Environmental Engineering, Earthquake Engineering, Estimating and Costing, Project Work',
  ],
};

/** The courses of a programme in a semester. */
export function coursesOf({ code }: Program, semester: number): ProgramCourse[] {
  const later = laterSemesters[code]?.[semester - 3];
  return (later ?? firstYear[semester - 1] ?? '').split(', ').map((name, index) => ({
    code: `${code}${semester}0${index + 1}`,
    name,
    credits: [4, 4, 3, 3, 2][index] ?? 3,
  }));
}
