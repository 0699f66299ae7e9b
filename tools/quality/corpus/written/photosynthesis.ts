import type { WrittenTopic } from './topic';

/** Invented texts about photosynthesis: every one is written for this file. */
export const photosynthesis: WrittenTopic = {
  name: 'Photosynthesis',
  language: 'English',
  question: 'Describe the process of photosynthesis.',
  source: `Photosynthesis is a process used by plants and other organisms to convert light energy into chemical energy
that can later be released to fuel the activities of the organism. This chemical energy is stored in carbohydrate molecules,
such as sugars, which are synthesised from carbon dioxide and water. In most cases, oxygen is also released as a waste
product. Most plants, most algae and cyanobacteria perform photosynthesis; such organisms are called photoautotrophs.
Photosynthesis is largely responsible for producing and maintaining the oxygen content of the atmosphere of the earth, and
supplies most of the energy necessary for life.
Although photosynthesis is performed differently by different species, the process always begins when energy from light is
absorbed by proteins called reaction centres that contain green chlorophyll pigments. In plants, these proteins are held
inside organelles called chloroplasts, which are most abundant in leaf cells, while in bacteria they are embedded in the
plasma membrane. In these light-dependent reactions, some energy is used to strip electrons from suitable substances, such
as water, producing oxygen gas. The hydrogen freed by the splitting of water is used in the creation of two further
compounds that serve as short-term stores of energy: reduced nicotinamide adenine dinucleotide phosphate and adenosine
triphosphate, the energy currency of cells.
In plants, algae and cyanobacteria, sugars are synthesised by a subsequent sequence of light-independent reactions called
the Calvin cycle. In the Calvin cycle, atmospheric carbon dioxide is incorporated into already existing organic compounds,
such as ribulose bisphosphate. Using the compounds produced by the light-dependent reactions, the resulting substances are
then reduced and removed to form further carbohydrates, such as glucose. The rate of the process depends on the intensity of
light, on the concentration of carbon dioxide and on temperature, and it is limited by whichever of these factors is in
shortest supply. Plants in hot and dry climates have developed ways to concentrate carbon dioxide around the enzyme, which
reduces the loss by photorespiration. The first photosynthetic organisms probably evolved early in the history of life and
most likely used reducing agents such as hydrogen sulphide, rather than water, as sources of electrons.`,
  copies: {
    near: [
      `Photosynthesis is a process used by plants and other organisms to convert light energy into chemical energy that can
later be released to fuel the activities of the organism. This chemical energy is stored in carbohydrate molecules, such as
sugars, which are synthesised from carbon dioxide and water. In most cases, oxygen is also released as a waste product. The
process always begins when energy from light is absorbed by proteins called reaction centres that contain green chlorophyll
pigments. In plants, these proteins are held inside organelles called chloroplasts, which are most abundant in leaf cells. In
the Calvin cycle, atmospheric carbon dioxide is incorporated into already existing organic compounds. Using the compounds
produced by the light-dependent reactions, the resulting substances are then reduced and removed to form further
carbohydrates, such as glucose.`,
    ],
    light: [
      `Photosynthesis is the process by which plants and some other organisms convert light energy into chemical energy.
The chemical energy is stored in carbohydrate molecules like sugars, which are made from carbon dioxide and water, and oxygen
is released as a waste product in most cases. It is responsible for the oxygen content of the atmosphere and supplies most of
the energy that is necessary for life. The process begins when light energy is absorbed by proteins called reaction centres,
which contain green chlorophyll. In plants these are inside organelles called chloroplasts, mostly found in leaf cells. In the
light-dependent reactions some of the energy is used to strip electrons from water, producing oxygen gas. The hydrogen freed
by the splitting of water is used to create two compounds that are short-term stores of energy, one of which is adenosine
triphosphate, the energy currency of cells. Sugars are then synthesised by a sequence of light-independent reactions called
the Calvin cycle, where carbon dioxide is incorporated into existing organic compounds, which are reduced to form
carbohydrates such as glucose.`,
    ],
    heavy: [
      `Plants, algae and cyanobacteria are called photoautotrophs because they perform photosynthesis: they convert light
energy into chemical energy and keep it in sugars and other carbohydrate molecules, for which carbon dioxide and water are
needed. Oxygen, a waste product, is released in most cases, and so the oxygen content of the atmosphere is maintained. First,
energy from light is absorbed by chlorophyll pigments in proteins called reaction centres. These lie inside chloroplasts, of
which leaf cells have the most; in bacteria they are embedded in the plasma membrane. Electrons are stripped from water in the
light-dependent reactions, producing oxygen, and the hydrogen freed by the splitting helps to create short-term stores of
energy such as adenosine triphosphate. The light-independent reactions follow. In this Calvin cycle atmospheric carbon
dioxide is incorporated into organic compounds, for example ribulose bisphosphate, and these are then reduced to form
carbohydrates like glucose. How fast it goes depends on the intensity of light, the concentration of carbon dioxide and the
temperature, limited by the factor in shortest supply.`,
    ],
  },
  own: [
    `Green plants make their own food, and the way in which they do it is called photosynthesis. The raw materials are
carbon dioxide, which enters the leaf through tiny pores called stomata, and water, which the roots take up from the soil and
the xylem carries upwards. The energy comes from the sun. The overall equation is 6CO2 + 6H2O gives C6H12O6 + 6O2. It takes
place in the chloroplasts, and there are two stages. The light reaction happens on the thylakoid membranes, which are stacked
into grana. Chlorophyll absorbs mainly red and blue light and reflects green, which is why leaves look green. When it absorbs
a photon, an electron is lifted to a higher level and handed on along a chain of carriers from photosystem II to photosystem
I. The lost electron is replaced from water, and oxygen is given off. At the end ATP and NADPH have been formed. The dark
reaction takes place in the stroma and does not need light directly. Here the enzyme RuBisCO fixes CO2, and after a number of
steps a sugar with three carbon atoms results. Two of them combine to glucose, which is stored as starch. We can prove it with
iodine: a leaf which was kept in the dark does not turn blue-black.`,
    `Photosynthesis is the process by which green plants convert light energy into chemical energy in the form of glucose.
All animals live on it, directly or indirectly, since they eat plants or other animals. Leaves are built for the job. They are
flat and thin, so that light reaches every cell and gases have only a short way to travel. Their palisade cells are full of
chloroplasts. During the day water molecules are broken up by light, a step that is named photolysis. Hydrogen goes to a carrier
and oxygen leaves the plant. In the second step carbon dioxide is built into sugar with the hydrogen and the energy of the
first step; Melvin Calvin found out the order of the reactions with radioactive carbon. If we plot the rate against light, the
curve rises at first and then becomes flat, as something else, for example carbon dioxide, is now the limiting factor. That is
why growers put gas burners into greenhouses. At night plants only respire, and the compensation point is reached at dawn when
both processes are equally fast.`,
    `Photosynthesis is the process by which plants make food from carbon dioxide and water with the help of sunlight and
chlorophyll. Oxygen is released as a by-product. It takes place in the chloroplasts of the leaf. The light reaction produces
ATP and NADPH, and the Calvin cycle produces glucose.`,
  ],
};
